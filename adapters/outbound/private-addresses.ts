import { BlockList, isIPv6 } from 'node:net';

/** Addresses of this machine and of internal networks (RFC 6890, RFC 4193, RFC 6598), and of no single machine. */
const INTERNAL = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const internal = new BlockList();
for (const [network, prefix] of INTERNAL) internal.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4');

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an IP address is not on the public internet. */
export function isInternal(address: string): boolean {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return isInternal(mapped);
  return internal.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
