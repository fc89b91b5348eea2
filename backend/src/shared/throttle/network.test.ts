import { expect, test } from '@jest/globals';
import { networkOf } from './network.ts';

test.each([
  ['an IPv4 address counts for itself', '203.0.113.7', '203.0.113.7'],
  ['so does one that came through a socket for both', '::ffff:203.0.113.7', '203.0.113.7'],
  ['in its other spelling, too', '::ffff:cb00:7107', '203.0.113.7'],
  ['an IPv6 address counts by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['whatever its last half', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['the next /64 is another', '2001:db8:1:3:3:4:5:6', '2001:db8:1:3::/64'],
  ['spelt in capitals with leading zeros', '2001:0DB8:0001:0002:0:0:0:0', '2001:db8:1:2::/64'],
  ['spelt short in front', '::1', '0:0:0:0::/64'],
  ['spelt short in the middle', '2001:db8::7', '2001:db8:0:0::/64'],
  ['spelt short at the end', '2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['with an IPv4 tail that is no mapping', '64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['a zone is of this machine, not of the address', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['what is no address shares one count', '203.0.113.7, 1', 'unknown'],
  ['nothing as well', '', 'unknown'],
])('%s: %s', (_, address, network) => expect(networkOf(address)).toBe(network));
