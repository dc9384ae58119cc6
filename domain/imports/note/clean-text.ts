// NUL, other control characters and lone surrogates: PostgreSQL and JSON parsers reject them.
const UNSTORABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Cs}/gu;
// includes vertical tab (line break in a paragraph or cell), form feed, NEL (mainframes) and the Unicode line and
// paragraph separators
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

// fast check, because nearly all text is clean already
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]/;

/**
 * Normalizes text for storage: line ends become `
 * `; characters that databases reject are removed.
 */
export const cleanText = (text: string): string =>
  SUSPECT.test(text) ? text.replace(LINE_END, '\n').replace(UNSTORABLE, '') : text;

/** Puts text on one line: each run of white space becomes one space. */
export const onOneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Bidirectional control characters affect text beyond a name: `x.txt` and `gpj.exe` would read as a picture. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Marks of direction and width, which programs write around times and names in right-to-left scripts. */
const DIRECTION = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Replaces each mark of direction by a space, so that positions stay. */
export const spacedMarks = (text: string): string => text.replace(DIRECTION, ' ');

/** Cleans a title or name: one line, without characters that change the direction of adjacent text. */
export const asName = (text: string): string => onOneLine(text.replace(TURNING, ''));

/** Truncates to at most `max` UTF-16 units with an ellipsis. Never splits a character. */
export function truncated(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
