const HTTPS = /^https:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?][^\s#\\*]*)?$/i;
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?([/?][^\s#\\*]*)?$/;
const PRIVATE = /^([a-z][a-z0-9+.-]*):[^\s#\\*]*$/i;
/** Schemes without a dot that known editors use. Others need one, as RFC 8252 (7.1) asks. */
const EDITORS = ['cursor', 'vscode', 'vscode-insiders', 'windsurf'];
const URI_MAX = 500;

/**
 * Whether a program may be led back to an address: https, http on the same device (RFC 8252, 7.3), or the scheme of an
 * app (7.1). No fragment, no user, no wildcard.
 */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > URI_MAX) return false;
  if (HTTPS.test(uri) || LOOPBACK.test(uri)) return true;
  const scheme = PRIVATE.exec(uri)?.[1]?.toLowerCase();
  return scheme !== undefined && (scheme.includes('.') || EDITORS.includes(scheme));
}

/** Whether an address is registered, character by character. The port of a loopback address is free (RFC 8252, 7.3). */
export const isRegistered = (registered: readonly string[], uri: string): boolean =>
  isRedirectUri(uri) &&
  registered.some((one) => one === uri || (LOOPBACK.test(one) && withoutPort(one) === withoutPort(uri)));

function withoutPort(uri: string): string {
  const [, host, rest = ''] = LOOPBACK.exec(uri) ?? [];
  return host === undefined ? uri : `http://${host}${rest}`;
}

/** The place that an address leads to, for people: a host, or null for a program on the same device. */
export const hostOfRedirect = (uri: string): string | null => HTTPS.exec(uri)?.[1]?.toLowerCase() ?? null;

/** Adds parameters to the query of an address. Absent ones are left out. */
export function withParameters(uri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${uri}${uri.includes('?') ? '&' : '?'}${added.join('&')}`;
}
