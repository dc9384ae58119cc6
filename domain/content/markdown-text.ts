import { isSafeLink } from './safe-link.ts';

/**
 * A text as Markdown that reads as the same text: only what would be taken for a sign is escaped, so that ordinary sentences stay as they are. Beside
 * emphasis nearly everything may be taken for one.
 */
export function escapeMarkdown(text: string, besideEmphasis = false): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[A-Za-z/!?])|&(?=#|[A-Za-z][A-Za-z0-9]*;)/g, '\\$&')
    .replace(besideEmphasis ? /[_~]/g : /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~(?=~)|(?<=~)~/gu, '\\$&');
}

/** A line of Markdown that does not begin a list, a heading, a quote, a table or a rule by accident, and keeps its blanks. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^[ \t]+/, (blanks) => blanks.replace(/[ \t]/g, '&#32;'))
    .replace(/^([-+=>|:]|#{1,6}(?=\s|$))/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/ +$/, (blanks) => '&#32;'.repeat(blanks.length));
}

/** Code between as many backticks as it needs. */
export function codeSpan(text: string): string {
  const code = text.replace(/\n/g, ' ');
  const fence = '`'.repeat(longestRun(code) + 1);
  return /^`|`$|^ .*[^ ].* $/.test(code) ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
}

/** A block of code between as many backticks as it needs. */
export function codeFence(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language.replace(/[`\s]/g, '')}\n${text}${text === '' ? '' : '\n'}${fence}`;
}

/** Where a link leads, between angle brackets where it needs them; nowhere, when it is one that may run. */
export function linkTarget(href: string): string {
  if (!isSafeLink(href)) return '<>';
  const target = href
    .replace(/[\n\r<>\\]/g, (sign) => encodeURIComponent(sign))
    .replace(/&(?=#|[A-Za-z][A-Za-z0-9]*;)/g, '&amp;');
  return /[\s()]/.test(target) || target === '' ? `<${target}>` : target;
}

/** A letter or digit as an entity: the same to read, but a sign beside it counts as the end of a word. */
export const asEntity = (character: string): string => `&#${character.codePointAt(0)};`;

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
