/** The schemes a link may have. Anything else (javascript:, data:, file: …) is refused. */
export const LINK_SCHEMES = ['http', 'https', 'mailto'] as const;
export const LINK_MAX_LENGTH = 4096;

// Browsers ignore control characters and blanks inside a scheme, so they are left out before it is read.
const IGNORED_BY_BROWSERS =
  /[\u0000-\u0020\u007F-\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/g;
const SCHEME = /^([^/?#]*?):/;

/** Whether a link leads to http, https, mailto or a relative place. */
export function isSafeLink(href: string): boolean {
  if (href.length > LINK_MAX_LENGTH) return false;
  const scheme = SCHEME.exec(href.replace(IGNORED_BY_BROWSERS, ''))?.[1];
  return scheme === undefined || (LINK_SCHEMES as readonly string[]).includes(scheme.toLowerCase());
}

/** Whether an image may be fetched from there: as a link, but not by mail. */
export function isSafeImageSource(source: string): boolean {
  return isSafeLink(source) && !/^\s*mailto:/i.test(source);
}
