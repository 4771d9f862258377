import { booking, problems } from './en/booking'
import { contact } from './en/contact'
import { credits, legal, pricing, services, team, testimonials } from './en/content'
import { faq } from './en/faq'
import { gallery } from './en/gallery'
import { preview, site } from './en/site'

/** Every string that visitors read. The panel's are apart, so that visitors do not load them. */
export const en = {
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

export type Messages = typeof en
