/** What the elements of HTML mean for a note. An element that is named nowhere is looked through: its words count, it does not. */
export const MARK_OF: Readonly<Record<string, string>> = {
  b: 'bold', strong: 'bold', i: 'italic', em: 'italic', cite: 'italic', var: 'italic', u: 'underline', ins: 'underline',
  s: 'strike', del: 'strike', strike: 'strike', code: 'code', kbd: 'code', samp: 'code', tt: 'code',
};

/** Elements whose words are not for readers. */
export const UNREAD: ReadonlySet<string> = new Set([
  'script', 'style', 'head', 'template', 'iframe', 'frame', 'frameset', 'noframes', 'object', 'embed', 'applet', 'svg', 'math', 'canvas', 'video', 'audio',
  'select', 'textarea', 'input', 'noscript', 'map', 'portal', 'base', 'meta', 'link', 'title',
]);

/** Elements that stand for themselves between other paragraphs. */
export const BLOCKS: ReadonlySet<string> = new Set([
  'address', 'article', 'aside', 'body', 'center', 'details', 'dd', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form',
  'header', 'hgroup', 'html', 'legend', 'li', 'main', 'nav', 'option', 'p', 'section', 'summary', 'caption', 'search', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot',
]);

const OTHERS = [
  'a', 'abbr', 'acronym', 'area', 'bdi', 'bdo', 'big', 'blockquote', 'br', 'button', 'col', 'colgroup', 'data', 'dfn', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
  'hr', 'img', 'label', 'mark', 'menu', 'meter', 'ol', 'optgroup', 'output', 'picture', 'pre', 'progress', 'q', 'rp', 'rt', 'ruby', 'small', 'source', 'span',
  'sub', 'sup', 'table', 'time', 'track', 'ul', 'wbr', 'nobr', 'param', 'slot', 'marquee', 'blink', 'plaintext', 'xmp', 'listing', 'image', 'bgsound',
];

const KNOWN = new Set([...Object.keys(MARK_OF), ...UNREAD, ...BLOCKS, ...OTHERS]);

/** Whether HTML has such an element. In Markdown, `Vec<T>` is two words and no element. */
export const isHtmlName = (name: string): boolean => KNOWN.has(name.toLowerCase());
