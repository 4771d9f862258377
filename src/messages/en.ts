import { access } from './en/access'
import { booking } from './en/booking'
import { dashboard } from './en/dashboard'
import { login } from './en/login'
import { problems } from './en/problems'
import { site } from './en/site'

/** Every string of the interface. Hindi joins as a second object of this type. */
export const en = { access, booking, dashboard, login, problems, site }

export type Messages = typeof en
