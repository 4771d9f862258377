import { access } from './en/access'
import { problems } from './en/problems'

/** Every string of the interface. Hindi joins as a second object of this type. */
export const en = { access, problems }

export type Messages = typeof en
