import { isSafeLink } from './safe-link.ts';

/**
 * Escapes only characters that Markdown would interpret, so that ordinary sentences stay as they are. Next to emphasis,
 * nearly every character needs escaping.
 */
export function escapeMarkdown(text: string, besideEmphasis = false): string {
  return text
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks))
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[A-Za-z/!?])|&(?=#|[A-Za-z][A-Za-z0-9]*;)/g, '\\$&')
    .replace(besideEmphasis ? /[_~]/g : /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~(?=~)|(?<=~)~/gu, '\\$&');
}

/** Escapes a line so that it does not start a list, heading, quote, table or rule. Keeps its spaces. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^[ \t]+/, (blanks) => blanks.replace(/[ \t]/g, '&#32;'))
    .replace(/^([-+=>|:]|#{1,6}(?=\s|$))/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/(?<! ) +$/, (blanks) => '&#32;'.repeat(blanks.length));
}

/** Code between as many backticks as needed. */
export function codeSpan(text: string): string {
  const code = text.replace(/\n/g, ' ');
  const fence = '`'.repeat(longestRun(code) + 1);
  return /^`|`$/.test(code) || (/^ .* $/.test(code) && /[^ ]/.test(code))
    ? `${fence} ${code} ${fence}`
    : `${fence}${code}${fence}`;
}

/** A code block between as many backticks as needed. */
export function codeFence(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language.replace(/[`\s]/g, '')}\n${text}${text === '' ? '' : '\n'}${fence}`;
}

/** A link target, in angle brackets where needed; empty if the link is unsafe. */
export function linkTarget(href: string): string {
  if (!isSafeLink(href)) return '<>';
  const target = href
    .replace(/[\n\r<>\\]/g, (sign) => encodeURIComponent(sign))
    .replace(/&(?=#|[A-Za-z][A-Za-z0-9]*;)/g, '&amp;');
  return /[\s()]/.test(target) || target === '' ? `<${target}>` : target;
}

/** A letter or digit as an entity. It reads the same, but a delimiter next to it counts as the end of a word. */
export const asEntity = (character: string): string => `&#${character.codePointAt(0)};`;

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
