import type { RichNode } from '@evident/domain/content';
import { headingDepths } from './heading-depths.ts';

const depthsOf = (...levels: number[]) => {
  const content = levels.map((level): RichNode => ({ type: 'heading', attrs: { level } }));
  const depths = headingDepths({ type: 'doc', content: [{ type: 'blockquote', content }] });
  return content.map((node) => depths.get(node));
};

describe('headings of a read-only document', () => {
  it('start below the title, without gaps', () => {
    expect(depthsOf(2, 3, 2)).toEqual([0, 1, 0]);
    expect(depthsOf(1, 3, 3, 2, 1)).toEqual([0, 1, 1, 1, 0]);
    expect(depthsOf(3, 1, 2)).toEqual([0, 0, 1]);
  });
});
