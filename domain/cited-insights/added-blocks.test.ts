import type { RichNode } from '../content/index.ts';
import { withBlocks, withoutBlocks } from './added-blocks.ts';

const words = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string): RichNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const evidence = (highlightId: string): RichNode => ({ type: 'evidence', attrs: { highlightId } });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const EMPTY: RichNode = { type: 'paragraph' };
const GROUPS = [[heading('Price')], [words('It rises.'), evidence('h1')], [words('Often.'), evidence('h2')]];

describe('blocks added to a document', () => {
  it('come last, before an empty paragraph', () => {
    expect(withBlocks(doc(words('Mine')), GROUPS.flat())).toEqual(doc(words('Mine'), ...GROUPS.flat(), EMPTY));
    expect(withBlocks(doc(words('Mine'), EMPTY), GROUPS.flat())).toEqual(doc(words('Mine'), ...GROUPS.flat(), EMPTY));
  });

  it('are removed wherever they are now, and nothing else is', () => {
    const now = doc(words('New'), ...GROUPS[0]!, words('Between'), ...GROUPS[1]!, ...GROUPS[2]!, words('After'));
    expect(withoutBlocks(now, GROUPS)).toEqual(doc(words('New'), words('Between'), words('After')));
  });

  it('stay together with their heading once a member changed one of them', () => {
    const edited = [heading('Price'), ...GROUPS[1]!, words('Often, says Ada.'), evidence('h2'), EMPTY];
    expect(withoutBlocks(doc(...edited), GROUPS)).toEqual(
      doc(heading('Price'), words('Often, says Ada.'), evidence('h2'), EMPTY),
    );
  });

  it('leave an empty paragraph if nothing else is left', () => {
    expect(withoutBlocks(doc(...GROUPS.flat()), GROUPS)).toEqual(doc(EMPTY));
  });
});
