import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Reports whether an address is a configured proxy, whose forwarded headers are trusted. */
export type Proxies = (address: string | undefined) => boolean;
export const noProxies: Proxies = () => false;

/** @returns undefined unless `network` is an address or a network such as `10.0.0.0/8` */
export function networkOf(
  network: string,
): { readonly address: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', length, ...more] = network.split('/');
  const bits = isIPv6(address) ? 128 : 32;
  const prefix = length === undefined ? bits : Number(length);
  const right =
    isIP(address) !== 0 && more.length === 0 && (length === undefined || /^\d{1,3}$/.test(length)) && prefix <= bits;
  return right ? { address, prefix, family: isIPv6(address) ? 'ipv6' : 'ipv4' } : undefined;
}

/** @param networks addresses and networks accepted by {@link networkOf} */
export function proxiesIn(networks: readonly string[]): Proxies {
  const list = new BlockList();
  for (const network of networks) {
    const { address, prefix, family } = networkOf(network)!;
    list.addSubnet(address, prefix, family);
  }
  return (address) => {
    const plain = address?.split('%', 1)[0] ?? '';
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Returns the requested host and port: `X-Forwarded-Host` from a configured proxy, or else the Host header. */
export function hostOf({ headers, socket }: Asked, proxies: Proxies = noProxies): string {
  const forwarded = headers['x-forwarded-host'];
  return forwarded !== undefined && proxies(socket.remoteAddress)
    ? String(forwarded).split(',').at(-1)!.trim()
    : (headers.host ?? '');
}

/**
 * Returns the client address. Behind a configured proxy, it is the last address in `X-Forwarded-For` that is no
 * configured proxy.
 */
export function addressOf({ headers, socket }: Asked, proxies: Proxies = noProxies): string {
  const hops = [
    ...String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    socket.remoteAddress ?? '',
  ];
  while (hops.length > 1 && proxies(hops.at(-1))) hops.pop();
  return hops.at(-1)!;
}

/** Compares the Origin with the requested host. Returns undefined without an Origin. */
export function sameOrigin(request: Asked, proxies?: Proxies): boolean | undefined {
  const { origin } = request.headers;
  return origin === undefined ? undefined : URL.canParse(origin) && new URL(origin).host === hostOf(request, proxies);
}
