import { rootLocale } from '@/i18n/locales'
import { messagesFor } from '@/i18n/messagesFor'
import { NotFoundPage } from '../../NotFoundPage'

const { description, title } = messagesFor(rootLocale).site.pages.lost

export const metadata = { description, title }

export default NotFoundPage
