import { isIPv4, isIPv6 } from 'node:net'

/**
 * The address that the outermost of our proxies saw. Each proxy adds to the right of the header
 * whom it talked with, so only the last `hops` entries are true: a sender can write all before
 * them. Without a proxy nothing in the header can be trusted, and the address is not known.
 */
export function clientAddress({
  forwardedFor,
  hops,
}: {
  forwardedFor: string | null
  hops: number
}): string | undefined {
  if (hops < 1 || !forwardedFor) return undefined
  const entry = forwardedFor.split(',').at(-hops)?.trim() ?? ''
  const plain = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
  const address = plain.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  if (isIPv4(address)) return address
  return isIPv6(address) ? network(address) : undefined
}

/** A household gets a /64 of IPv6, so that is what is counted. */
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
