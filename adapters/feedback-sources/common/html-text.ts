import { Parser } from 'htmlparser2';

/** Elements whose text is not content. */
const UNREAD = new Set(['head', 'script', 'style', 'template', 'title', 'svg', 'math', 'noscript', 'object', 'iframe']);
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tr ul'.split(
    ' ',
  ),
);
const SPACED = new Set(['p', 'blockquote', 'h1', 'h2', 'h3', 'ul', 'ol', 'table']);
/** Levels of open elements. Closing an element takes time for each, so deeper text is left out. */
const LEVELS_MAX = 1_000;
const STEP = 50_000;
/** Characters of a message with its pictures, which some mail programs put in. */
const HTML_MAX = 4_000_000;

/** Collects lines. Those of quoted messages begin with `> `, as in plain mails. */
class Lines {
  private readonly lines: string[] = [];
  private line = '';
  quotes = 0;

  text(words: string): void {
    const one = words.replace(/[\s\u00a0]+/g, ' ');
    this.line += this.line === '' || this.line.endsWith(' ') ? one.replace(/^ /, '') : one;
  }
  end(spaced: boolean): void {
    if (this.line.trim() !== '') this.lines.push('> '.repeat(this.quotes) + this.line.trimEnd());
    this.line = '';
    if (spaced && (this.lines.at(-1) ?? '') !== '') this.lines.push('');
  }
  toString(): string {
    this.end(false);
    return this.lines.join('\n').trim();
  }
}

/** The words of HTML as plain text, in linear time. */
export function htmlText(html: string): string {
  const lines = new Lines();
  let levels = 0;
  let unread = 0;
  const parser = new Parser({
    onopentagname(name) {
      levels += 1;
      if (UNREAD.has(name)) unread += 1;
      if (BLOCKS.has(name) || name === 'br') lines.end(SPACED.has(name));
      if (name === 'blockquote') lines.quotes += 1;
      if (name === 'li') lines.text('- ');
      if (name === 'td' || name === 'th') lines.text(' ');
    },
    ontext(words) {
      if (unread === 0) lines.text(words);
    },
    onclosetag(name) {
      levels -= 1;
      if (UNREAD.has(name)) unread -= 1;
      if (BLOCKS.has(name)) lines.end(SPACED.has(name));
      if (name === 'blockquote') lines.quotes -= 1;
    },
  });
  for (let at = 0; at < Math.min(html.length, HTML_MAX); at += STEP) {
    if (levels > LEVELS_MAX) {
      unread += 1;
      break;
    }
    parser.write(html.slice(at, Math.min(at + STEP, HTML_MAX)));
  }
  parser.end();
  return lines.toString();
}
