import type { Addresses } from '@evident/application/identity/ports';

const isIp = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/** Workspaces are subdomains of the public URL. An IP address has no subdomains, so everything is at its root. */
export function publicAddresses(publicUrl: string): Addresses {
  const { protocol, hostname, host } = new URL(publicUrl);
  const root = `${protocol}//${host}`;
  return {
    root: (path) => `${root}${path}`,
    workspace: (subdomain, path = '') =>
      isIp(hostname) ? `${root}${path}` : `${protocol}//${subdomain}.${host}${path}`,
  };
}
