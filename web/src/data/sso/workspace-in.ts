/** The subdomain of the workspace that an address to return to is in; null for other addresses. `root`: host name of the sign-in pages. */
export function workspaceIn(redirect: string | null, root: string): string | null {
  if (redirect === null || !URL.canParse(redirect)) return null;
  const { hostname } = new URL(redirect);
  const subdomain = hostname.slice(0, -root.length - 1);
  return hostname === `${subdomain}.${root}` && /^[a-z0-9-]+$/.test(subdomain) ? subdomain : null;
}
