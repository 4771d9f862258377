import { clientAddress, directAddress, SOCKET_ADDRESS_HEADER } from '@/domain/clientAddress'
import { siteEnv } from '@/env'

/** Where a request came from: what the named proxies say, or without one the connection itself. */
export function addressOf({ headers }: { headers: Headers }) {
  const { TRUST_PROXY: hops } = siteEnv()
  return hops === 0
    ? directAddress(headers.get(SOCKET_ADDRESS_HEADER))
    : clientAddress({ forwardedFor: headers.get('x-forwarded-for'), hops })
}
