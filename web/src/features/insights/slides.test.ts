import type { RichNode } from '@evident/domain/content';
import { slidesOf } from './slides.ts';

const heading = (level: number, text: string): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const long = 'word '.repeat(200);

describe('slides of an insight', () => {
  it('are one for a short text, and for one without headings', () => {
    const short = doc(heading(2, 'One'), paragraph('Text'));
    expect(slidesOf(short)).toEqual([short]);
    const plain = doc(...Array.from({ length: 20 }, () => paragraph(long)));
    expect(slidesOf(plain)).toEqual([plain]);
  });

  it('begin at the topmost headings of a long text', () => {
    const parts = [paragraph('Before'), heading(2, 'One'), paragraph(long), heading(3, 'Inner'), heading(2, 'Two')];
    expect(slidesOf(doc(...parts))).toEqual([doc(parts[0]!), doc(parts[1]!, parts[2]!, parts[3]!), doc(parts[4]!)]);
  });
});
