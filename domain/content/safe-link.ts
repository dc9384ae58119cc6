/** Allowed link schemes. Others (javascript:, data:, file: …) are refused. */
export const LINK_SCHEMES = ['http', 'https', 'mailto'] as const;
export const LINK_MAX_LENGTH = 4096;

// Browsers ignore control characters and spaces inside a scheme, so these are removed first.
const IGNORED_BY_BROWSERS =
  /[\u0000-\u0020\u007F-\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/g;
const SCHEME = /^([^/?#]*?):/;

/** Whether a link is http, https, mailto or relative. */
export function isSafeLink(href: string): boolean {
  if (href.length > LINK_MAX_LENGTH) return false;
  const scheme = SCHEME.exec(href.replace(IGNORED_BY_BROWSERS, ''))?.[1];
  return scheme === undefined || (LINK_SCHEMES as readonly string[]).includes(scheme.toLowerCase());
}

/** Whether an image can be loaded from a URL: any safe link except mailto. */
export function isSafeImageSource(source: string): boolean {
  return isSafeLink(source) && !/^\s*mailto:/i.test(source);
}
