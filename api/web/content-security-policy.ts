/**
 * What the web app may load and from where: its own files, nothing else. Only styles may stand in the page, because the component library sets sizes that way;
 * scripts never may. Pictures may be made in the page (previews of what is being uploaded).
 */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export const contentSecurityPolicy = Object.entries(DIRECTIVES).map(([name, sources]) => [name, ...sources].join(' ')).join(';');
