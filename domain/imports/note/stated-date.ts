import { type RichNode, plainText } from '../../content/index.ts';
import { soleDay } from '../../dates/index.ts';

/** A date that the head of a file states: probably that of the conversation. */
export interface StatedDate {
  /** As `2026-03-14`. */
  readonly day: string;
  /** The line that says so. */
  readonly words: string;
}

/** Blocks above the text. */
const HEAD_BLOCKS = 12;
const LINE_MAX = 120;
const LABELED =
  /^(?:(?:interview|session|meeting|call|recording) date|date(?! of birth)(?: of [a-z ]{1,30})?|recorded(?: on)?|conducted(?: on)?|datum|fecha|data|日付|日期) ?[:：] ?(.+)$/iu;
/** A time, a remark or another label behind the day. Markdown joins the lines of a paragraph. */
const BEHIND = /\s*(?:[(|–]|\bat\b|,?\s\d{1,2}[:.]\d\d|\s\p{L}[\p{L} ]{1,30}[:：])/u;

/** The first line of the head that gives a date under the name of one; null without any. The head ends at the first turn. */
export function statedDate({ content = [] }: RichNode): StatedDate | null {
  const turn = content.findIndex(({ type }) => type === 'turn');
  const head = content.slice(0, Math.min(turn < 0 ? HEAD_BLOCKS : turn, HEAD_BLOCKS));
  const lines = head.flatMap((block) => plainText({ type: 'doc', content: [block] }).split('\n'));
  for (const line of lines) {
    const found = LABELED.exec(line.replace(/\s+/gu, ' ').trim().slice(0, LINE_MAX));
    if (!found) continue;
    const [words, date = ''] = found;
    const alone = date.split(BEHIND)[0]!.trim();
    const day = soleDay(date) ?? soleDay(alone);
    if (day) return { day, words: words.slice(0, words.length - date.length) + alone };
  }
  return null;
}
