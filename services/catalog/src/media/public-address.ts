import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA's special-purpose IPv4 blocks: ourselves, private and shared networks, tests, multicast. */
const specialIpv4: readonly (readonly [string, number])[] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of the global unicast block, what tunnels to IPv4 or is no place: Teredo, 6to4, examples. */
const specialIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = blockListOf([
  ...specialIpv4.map(([net, prefix]) => [net, prefix, 'ipv4'] as const),
  ...specialIpv6.map(([net, prefix]) => [net, prefix, 'ipv6'] as const),
]);
const globalIpv6 = blockListOf([['2000::', 3, 'ipv6']]);

/**
 * Whether an address can be somebody's public server: never one of our own network, of this machine,
 * or a way around (IPv4 inside of IPv6).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function blockListOf(subnets: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix, family] of subnets) list.addSubnet(net, prefix, family);
  return list;
}
