import { booking, problems } from './en/booking'
import { contact } from './en/contact'
import { credits, legal, pricing, services, team, testimonials } from './en/content'
import { faq } from './en/faq'
import { gallery } from './en/gallery'
import { preview, site } from './en/site'

/**
 * Every string that visitors read. Hindi joins as a second object of this type. What the panel says
 * is imported from its own file: nothing of it belongs in what a visitor loads.
 */
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
