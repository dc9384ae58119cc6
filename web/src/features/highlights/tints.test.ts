import { tintRules } from './tints.ts';
import { sampleHighlights } from './sample-highlights.ts';

describe('the look of highlighted words', () => {
  it('keeps off the signs beside the chosen words: they get lines above and below only', () => {
    const rules = tintRules(sampleHighlights, sampleHighlights[0]!.id);
    expect(rules).toContain('box-shadow:0 -2px 0 var(--words-mark)');
    expect(rules).not.toContain('outline');
  });
});
