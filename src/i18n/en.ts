import { booking } from './en/booking'
import { contact } from './en/contact'
import { credits } from './en/content'
import { faq } from './en/faq'
import { gallery } from './en/gallery'
import { legal } from './en/content'
import { preview } from './en/site'
import { pricing } from './en/content'
import { problems } from './en/booking'
import { services } from './en/content'
import { site } from './en/site'
import { team } from './en/content'
import { testimonials } from './en/content'

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
