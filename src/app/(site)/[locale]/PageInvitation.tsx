import type { ComponentProps } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import { readSettings } from '@/site/reads/globals'
import { Invitation } from '@/site/sections/Invitation'
import type { TitledPage } from './pageMetadata'

interface Props extends Omit<ComponentProps<typeof Invitation>, 'greeting' | 'settings'> {
  page: TitledPage
}

export async function PageInvitation({ page, ...invite }: Props) {
  const { contact, pages } = messagesFor(invite.locale).site
  const greeting = contact.chat(pages[page].title)
  return <Invitation {...invite} greeting={greeting} settings={await readSettings(invite.locale)} />
}
