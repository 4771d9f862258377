import type { Metadata } from 'next'
import { NotFoundPage } from '@/app/(site)/NotFoundPage'
import { messagesFor } from '@/i18n/messagesFor'
import { notedLocale } from '@/site/requestLocale'

export function generateMetadata(): Metadata {
  const { description, title } = messagesFor(notedLocale()).site.pages.lost
  return { description, title }
}

export default function NotFound() {
  return <NotFoundPage locale={notedLocale()} />
}
