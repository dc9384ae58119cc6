/**
 * Sources of the web app: this server only, no inline scripts or styles. Styles that scripts set on elements (CSSOM)
 * are not restricted.
 * Images may come from the page itself, for upload previews.
 */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  // PDF.js decodes JPEG 2000 and JBIG2 images with WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // hls.js feeds media elements from the page.
  'media-src': ["'self'", 'blob:'],
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
