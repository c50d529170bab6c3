import {BlockList, isIPv4} from 'node:net'

/**
 * Address blocks that are not the public internet.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const IPV4_RESERVED: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/**
 * Blocks within the global unicast addresses that are no hosts of their own: documentation, and those that hold an IPv4 address.
 *
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const IPV6_RESERVED: readonly (readonly [address: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [address, bits] of IPV4_RESERVED) reserved.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of IPV6_RESERVED) reserved.addSubnet(address, bits, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet: not this machine, its network, or an address that leads to them. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !reserved.check(address, 'ipv4')
    : globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
