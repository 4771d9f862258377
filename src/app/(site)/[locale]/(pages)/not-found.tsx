import { rootLocale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { NotFoundPage } from '../../NotFoundPage'

export const metadata = { title: messagesFor(rootLocale).site.pages.lost.title }

export default NotFoundPage
