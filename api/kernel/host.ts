import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Only a proxy on this machine or network may say whom it speaks for; anybody else could claim any address. */
const NEAR = new BlockList();
for (const [net, prefix] of [['127.0.0.0', 8], ['169.254.0.0', 16], ['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16]] as const) NEAR.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [['::1', 128], ['fe80::', 10], ['fc00::', 7]] as const) NEAR.addSubnet(net, prefix, 'ipv6');

export const isNearProxy = (address: string | undefined): boolean =>
  address !== undefined && NEAR.check(address.split('%', 1)[0]!, isIPv6(address) ? 'ipv6' : 'ipv4');

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** The host, with its port, that a page or a program asked: what the nearest proxy says (`X-Forwarded-Host`), or the host of the request itself. */
export function hostOf({ headers, socket }: Asked): string {
  const forwarded = headers['x-forwarded-host'];
  return forwarded !== undefined && isNearProxy(socket.remoteAddress) ? String(forwarded).split(',').at(-1)!.trim() : (headers.host ?? '');
}

/** Whether a page of this very host asks, as its browser says; undefined when nobody says where it comes from. */
export function sameOrigin(request: Asked): boolean | undefined {
  const { origin } = request.headers;
  return origin === undefined ? undefined : URL.canParse(origin) && new URL(origin).host === hostOf(request);
}
