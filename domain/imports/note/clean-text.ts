// NUL and other control characters, and halves of surrogate pairs: neither PostgreSQL nor JSON readers take them.
const UNSTORABLE = /[\u0000-\u0008\u000e-\u001f\u007f\ufeff]|\p{Cs}/gu;
// a line of its own too: breaks of lines inside of a paragraph or a cell, of pages, of mainframes, and those of Unicode
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;

// hardly any text has anything to clean: this finds out fast
const SUSPECT = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029\ufeff\ud800-\udfff]/;

/** Text as it may be stored: line ends are `\n`, and characters that no database takes are gone. */
export const cleanText = (text: string): string =>
  SUSPECT.test(text) ? text.replace(LINE_END, '\n').replace(UNSTORABLE, '') : text;

/** The text on one line: every run of white space is one space. */
export const onOneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Marks of direction reach beyond a name: `x.txt` and `gpj.exe` would read as a picture. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A title or a name of somebody: on one line, and nothing in it turns what stands beside it. */
export const asName = (text: string): string => onOneLine(text.replace(TURNING, ''));

/** The beginning of a text, at most `max` UTF-16 units, never half a character; what was cut is told by an ellipsis. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
