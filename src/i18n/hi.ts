import type { Messages } from './en'
import { booking, problems } from './hi/booking'
import { contact } from './hi/contact'
import { credits, legal, pricing, services, team, testimonials } from './hi/content'
import { faq } from './hi/faq'
import { gallery } from './hi/gallery'
import { preview, site } from './hi/site'

export const hi: Messages = {
  booking,
  contact,
  credits,
  faq,
  gallery,
  legal,
  preview,
  pricing,
  problems,
  services,
  site,
  team,
  testimonials,
}
