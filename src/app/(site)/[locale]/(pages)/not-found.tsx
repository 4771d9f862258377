import type { Metadata } from 'next'
import { messagesFor } from '@/i18n/messagesFor'
import { notedLocale } from '@/site/requestLocale'
import { NotFoundPage } from '../../NotFoundPage'

export function generateMetadata(): Metadata {
  const { description, title } = messagesFor(notedLocale()).site.pages.lost
  return { description, title }
}

export default function NotFound() {
  return <NotFoundPage locale={notedLocale()} />
}
