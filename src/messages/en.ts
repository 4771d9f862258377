import { access } from './en/access'
import { booking } from './en/booking'
import { checklist } from './en/checklist'
import { contact } from './en/contact'
import { credits } from './en/credits'
import { dashboard } from './en/dashboard'
import { faq } from './en/faq'
import { gallery } from './en/gallery'
import { legal } from './en/legal'
import { lists } from './en/lists'
import { login } from './en/login'
import { password } from './en/password'
import { preview } from './en/preview'
import { problems } from './en/problems'
import { services } from './en/services'
import { sessions } from './en/sessions'
import { signIn } from './en/signIn'
import { site } from './en/site'
import { team } from './en/team'
import { testimonials } from './en/testimonials'

/** Every string of the interface. Hindi joins as a second object of this type. */
export const en = {
  access,
  booking,
  checklist,
  contact,
  credits,
  dashboard,
  faq,
  gallery,
  legal,
  lists,
  login,
  password,
  preview,
  problems,
  services,
  sessions,
  signIn,
  site,
  team,
  testimonials,
}

export type Messages = typeof en
