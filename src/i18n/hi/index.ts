import type { Messages } from '@/i18n/en'
import { booking, problems } from './booking'
import { bookingDetails } from './bookingFields'
import { contact, phone } from './contact'
import { credits, legal, pricing, services, team, testimonials } from './content'
import { emailTexts } from './email'
import { faq } from './faq'
import { gallery } from './gallery'
import { quoteEmail } from './quoteEmail'
import { quotePage } from './quotePage'
import { defaultReplies, quoteMessage } from './replies'
import { preview, site } from './site'
import { voucher } from './voucher'

export const hi: Messages = {
  booking,
  contact,
  credits,
  customerEmail: emailTexts.customer,
  details: bookingDetails,
  faq,
  gallery,
  legal,
  phone,
  preview,
  pricing,
  problems,
  quoteEmail,
  quotePage,
  quoteMessage,
  replies: defaultReplies,
  services,
  site,
  team,
  testimonials,
  voucher,
}
