import { expect, test } from 'vitest'
import { networkOfAddress } from './network.ts'

test.each([
  ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
  ['an IPv4 address as IPv6 writes it', '::ffff:192.0.2.1', '192.0.2.1'],
  ['the same in groups', '::ffff:c000:201', '192.0.2.1'],
  ['the same in full and in capitals', '0000:0000:0000:0000:0000:FFFF:C000:0201', '192.0.2.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['the shortest way to write one', '2001:db8::1', '2001:db8:0:0::/64'],
  ['one that is written in full and in capitals', '2001:0DB8:0000:0000:FFFF:0000:0000:0001', '2001:db8:0:0::/64'],
  ['a network with nothing behind it', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['one that begins with nothing', '::1', '0:0:0:0::/64'],
  ['an IPv4 address inside of another network', '64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['what is no address', 'local', 'local'],
  ['what only looks like one', '2001:db8::1::2', '2001:db8::1::2'],
])('%s', (_what, address, network) => {
  expect(networkOfAddress(address)).toBe(network)
})
