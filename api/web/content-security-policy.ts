/**
 * Sources of the web app: files of this server only, and neither scripts nor styles in the page. Styles that scripts set on elements (CSSOM) are not restricted.
 * Pictures may be made in the page, for previews of uploads.
 */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export const contentSecurityPolicy = Object.entries(DIRECTIVES)
  .map(([name, sources]) => [name, ...sources].join(' '))
  .join(';');
