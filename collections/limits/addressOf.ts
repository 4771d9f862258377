import { clientAddress } from '@/domain/clientAddress'
import { siteEnv } from '@/env'

/** Where a request came from, if a proxy of ours can tell. */
export const addressOf = ({ headers }: { headers: Headers }) =>
  clientAddress({ forwardedFor: headers.get('x-forwarded-for'), hops: siteEnv().TRUST_PROXY })
