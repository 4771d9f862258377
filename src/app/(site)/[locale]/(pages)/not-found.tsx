import { rootLocale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { NotFoundPage } from '../../NotFoundPage'

const { description, title } = messagesFor(rootLocale).site.pages.lost

export const metadata = { description, title }

export default NotFoundPage
