import { type RichNode, clockTime } from '../../content/index.ts';

/** End of a paragraph in f4 and easytranscript, to a tenth of a second: `#00:01:02-5#`. */
const STAMP = /#(\d{1,2}:\d{2}:\d{2})(?:-(\d))?#\s*$/;

/** Moves end times after the words into their turns. The next turn starts there. */
export function withEndStamps(blocks: readonly RichNode[]): RichNode[] {
  let before: number | null = null;
  return blocks.map((node) => {
    if (node.type !== 'turn') return node;
    const { attrs, content = [] } = node;
    const last = content.at(-1);
    const words = last?.text?.replace(STAMP, '').trimEnd() ?? '';
    const [, time, tenth = '0'] = (words === '' ? null : STAMP.exec(last?.text ?? '')) ?? [];
    const end = time === undefined ? null : clockTime(`${time}.${tenth}`);
    const start = attrs?.['start'] ?? before;
    before = end;
    if (end === null || !last) return { ...node, attrs: { ...attrs, start } };
    return { ...node, attrs: { ...attrs, start, end }, content: [...content.slice(0, -1), { ...last, text: words }] };
  });
}
