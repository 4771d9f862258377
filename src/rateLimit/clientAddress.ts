import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { siteEnv } from '@/env'
import { SOCKET_ADDRESS_HEADER } from '@/server/socketAddress.mjs'

export function addressOf({ headers }: { headers: Headers }): string | undefined {
  const { TRUST_PROXY: hops } = siteEnv()
  return hops === 0
    ? directAddress(headers.get(SOCKET_ADDRESS_HEADER))
    : clientAddress({ forwardedFor: headers.get('x-forwarded-for'), hops })
}

/**
 * The address that the outermost trusted proxy saw. Each proxy appends the address of its client to the
 * header, so only the last `hops` entries are reliable; a client can send anything before them. Undefined
 * without a proxy.
 */
export function clientAddress({
  forwardedFor,
  hops,
}: {
  forwardedFor: string | null
  hops: number
}): string | undefined {
  if (hops < 1 || !forwardedFor) return undefined
  return sender(withoutPort(forwardedFor.split(',').at(-hops)?.trim() ?? ''))
}

/**
 * The address of a client without a proxy. A private or loopback address belongs to a proxy that is not
 * configured, so the address of the client is unknown.
 */
export function directAddress(socketAddress: string | null): string | undefined {
  const address = withoutPort(socketAddress ?? '')
  return local.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') ? undefined : sender(address)
}

const local = new BlockList()
local.addSubnet('10.0.0.0', 8, 'ipv4')
local.addSubnet('100.64.0.0', 10, 'ipv4')
local.addSubnet('127.0.0.0', 8, 'ipv4')
local.addSubnet('169.254.0.0', 16, 'ipv4')
local.addSubnet('172.16.0.0', 12, 'ipv4')
local.addSubnet('192.168.0.0', 16, 'ipv4')
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

function withoutPort(entry: string): string {
  const plain = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

function sender(address: string): string | undefined {
  if (isIPv4(address)) return address
  return isIPv6(address) ? network(address) : undefined
}

/**
 * A household has at least a /64 of IPv6 addresses, which counts as one address. Since it can have a /56,
 * sign-ins count by that, so that guessing gets no additional attempts; bookings do not, so that no neighbour
 * is refused.
 */
export const signInNetwork = (address: string) =>
  address.replace(/[^:]*::\/64$/, (last) => {
    const group = parseInt(last, 16) & 0xff00
    return `${group.toString(16)}::/56`
  })

function network(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
