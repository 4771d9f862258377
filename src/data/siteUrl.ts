import 'server-only'
import { siteEnv } from '@/env'

/** The public address that canonical links begin with. */
export function siteUrl(): URL {
  return new URL(siteEnv().siteUrl)
}
