import type { ComponentProps } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { PageHead } from '@/site/sections/PageHead'
import type { TitledPage } from './pageMetadata'
import { PageTrail } from './PageTrail'

interface Props extends Pick<ComponentProps<typeof PageHead>, 'children' | 'picture' | 'text'> {
  locale: Locale
  name: TitledPage
}

export function PageIntro({ locale, name, ...head }: Props) {
  const { lede, title } = messagesFor(locale).site.pages[name]
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths[name](locale) }]} />
      <PageHead text={lede} title={title} {...head} />
    </>
  )
}
