import { EMBED_ORIGINS } from '@evident/domain/content';

/**
 * Sources of the web app: this server only, no inline scripts or styles. Styles that scripts set on elements (CSSOM)
 * are not restricted.
 * Images may come from the page itself, for upload previews.
 */
const DIRECTIVES: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // hls.js feeds media elements from the page.
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  // Pages of other services in texts, which readers open themselves.
  'frame-src': ["'self'", ...EMBED_ORIGINS],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

export const contentSecurityPolicy = policyOf(DIRECTIVES);

/** For the worker of PDF.js alone: it decodes JPEG 2000 and JBIG2 images with WebAssembly. */
export const pdfWorkerPolicy = policyOf({ ...DIRECTIVES, 'script-src': ["'self'", "'wasm-unsafe-eval'"] });

/** For embeds, which other sites show in a frame. */
export const embedPolicy = policyOf({ ...DIRECTIVES, 'frame-ancestors': ['*'] });
