import { type RichNode } from '../../content/index.ts';
import { writtenMoment } from '../../dates/index.ts';

/** End of a paragraph in f4 and easytranscript, to a tenth of a second: `#00:01:02-5#`. */
const STAMP = /#(\d{1,2}:\d{2}:\d{2})(?:-(\d))?#\s*$/;

/** The same in brackets (ATLAS.ti, transcribers): `[00:01:02]`, `(01:02)`. */
const BRACKETED = /[[(](\d{1,2}:\d{2}(?::\d{2})?)(?:[.,](\d{1,3}))?[\])]\s*$/;
/** Share of turns from which a time in brackets ends each. */
const SHARE = 0.6;

/** Moves end times after the words into their turns. The next turn starts there. */
export function withEndStamps(blocks: readonly RichNode[]): RichNode[] {
  const stamp = stampOf(blocks);
  let before: number | null = null;
  return blocks.map((node) => {
    if (node.type !== 'turn') return node;
    const { attrs, content = [] } = node;
    const last = content.at(-1);
    const words = last?.text?.replace(stamp, '').trimEnd() ?? '';
    const [, time, tenth = '0'] = (words === '' ? null : stamp.exec(last?.text ?? '')) ?? [];
    const end = time === undefined ? null : writtenMoment(`${time}.${tenth}`);
    const start = attrs?.['start'] ?? before;
    before = end;
    if (end === null || !last) return { ...node, attrs: { ...attrs, start } };
    return { ...node, attrs: { ...attrs, start, end }, content: [...content.slice(0, -1), { ...last, text: words }] };
  });
}

/** Times in brackets count only if most turns end in one, none starts with one, and they are in order. */
function stampOf(blocks: readonly RichNode[]): RegExp {
  const turns = blocks.filter(({ type }) => type === 'turn');
  const ends = turns.flatMap(({ content = [] }) => {
    const [, time] = BRACKETED.exec(content.at(-1)?.text ?? '') ?? [];
    return time === undefined ? [] : (writtenMoment(time) ?? []);
  });
  const isCertain =
    ends.length >= 3 &&
    ends.length >= turns.length * SHARE &&
    turns.every(({ attrs }) => (attrs?.['start'] ?? null) === null) &&
    ends.every((end, at) => end >= (ends[at - 1] ?? 0));
  return isCertain ? BRACKETED : STAMP;
}
