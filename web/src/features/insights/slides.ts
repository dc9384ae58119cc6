import { type RichNode, plainText } from '@evident/domain/content';

/** Characters and blocks up to which an insight is one slide. */
const SHORT_TEXT = 700;
const SHORT_BLOCKS = 6;

const levelOf = ({ type, attrs }: RichNode): number => (type === 'heading' ? Number(attrs?.['level'] ?? 1) : Infinity);

/** The slides of an insight: one if it is short, otherwise one for each of its topmost headings and the text before. */
export function slidesOf(content: RichNode): RichNode[] {
  const blocks = content.content ?? [];
  const top = Math.min(...blocks.map(levelOf));
  if (top === Infinity || (blocks.length <= SHORT_BLOCKS && plainText(content).length <= SHORT_TEXT)) return [content];
  const slides: RichNode[][] = [[]];
  for (const block of blocks) {
    if (levelOf(block) === top) slides.push([]);
    slides.at(-1)!.push(block);
  }
  // The first slide has the title and the cover, also without text of its own.
  return slides.map((shown) => ({ type: 'doc', content: shown }));
}
