import { describe, expect, it } from 'vitest'
import { clientAddress, directAddress, signInNetwork } from '@/rateLimit/clientAddress'

describe('[V2] the address of a sender', () => {
  it.each([
    ['what the one proxy saw', 1, '203.0.113.7', '203.0.113.7'],
    ['not what the sender wrote', 1, '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['the second from the right behind two', 2, '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['without its port', 1, '203.0.113.7:51234', '203.0.113.7'],
    ['of IPv4 in IPv6', 1, '::ffff:203.0.113.7', '203.0.113.7'],
    ['the network of a household', 1, '2001:DB8:0:7::1', '2001:db8:0:7::/64'],
    ['the same network', 1, '[2001:db8:0:7:a:b:c:d]:443', '2001:db8:0:7::/64'],
    ['of the machine itself', 1, '::1', '0:0:0:0::/64'],
    ['unknown without a proxy', 0, '203.0.113.7', undefined],
    ['unknown when too few spoke', 2, '203.0.113.7', undefined],
    ['unknown without the header', 1, null, undefined],
    ['unknown when it is none', 1, "'; drop table", undefined],
    ['unknown when it is endless', 1, 'x'.repeat(1_000_000), undefined],
  ])('should be %s', (_what, hops, forwardedFor, address) => {
    expect(clientAddress({ forwardedFor, hops })).toBe(address)
  })
})

describe('[V2] the address of a connection', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ])('should be the sender without a proxy: %s', (socket, address) => {
    expect(directAddress(socket)).toBe(address)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.18.0.5', '10.1.2.3', 'fd00::1', '', null])(
    'should say nothing of the sender behind a proxy that is not named: %s',
    (socket) => expect(directAddress(socket)).toBeUndefined(),
  )
})

it.each([
  ['2001:db8:0:abcd::/64', '2001:db8:0:ab00::/56'],
  ['2001:db8:0:7::/64', '2001:db8:0:0::/56'],
  ['203.0.113.7', '203.0.113.7'],
])('[V2] should count a /56 of IPv6 together for sign-ins: %s', (address, network) => {
  expect(signInNetwork(address)).toBe(network)
})
