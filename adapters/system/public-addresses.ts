import type { Addresses } from '@evident/application/identity/addresses';

const isIp = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/** Workspaces live on subdomains of the public URL; under a bare IP address, which has none, everything is at the root. */
export function publicAddresses(publicUrl: string): Addresses {
  const { protocol, hostname, host } = new URL(publicUrl);
  const root = `${protocol}//${host}`;
  return {
    root: (path) => `${root}${path}`,
    workspace: (subdomain, path = '') =>
      isIp(hostname) ? `${root}${path}` : `${protocol}//${subdomain}.${host}${path}`,
  };
}
