import { type RichNode, clockTime } from '../../content/index.ts';

/** How f4 and easytranscript write when a paragraph ended, to a tenth of a second: `#00:01:02-5#`. */
const STAMP = /#(\d{1,2}:\d{2}:\d{2})(?:-(\d))?#\s*$/;

/** Turns behind whose words stands when they ended have it as their end, and the next one begins there. */
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
