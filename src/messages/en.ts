import { booking } from './en/booking'
import { contact } from './en/contact'
import { credits } from './en/credits'
import { faq } from './en/faq'
import { gallery } from './en/gallery'
import { legal } from './en/legal'
import { preview } from './en/preview'
import { pricing } from './en/pricing'
import { problems } from './en/problems'
import { services } from './en/services'
import { site } from './en/site'
import { team } from './en/team'
import { testimonials } from './en/testimonials'

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
