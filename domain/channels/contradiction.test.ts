import { type Mood, contradictionIn } from './index.ts';

const good = (certainty = 0.9): Mood => ({ sentiment: 'POSITIVE', certainty });
const bad = (certainty = 0.9): Mood => ({ sentiment: 'NEGATIVE', certainty });

describe('the text that contradicts a theme', () => {
  it('is the surest with the opposite sentiment of most others', () => {
    expect(contradictionIn([good(), good(), bad(0.85), good(), good(), good(), good(), bad(0.95)])).toBe(7);
    expect(contradictionIn([bad(), bad(), bad(), good(), bad()])).toBe(3);
  });

  it('is none if opinions are divided, too few are certain, or none is opposite', () => {
    expect(contradictionIn([good(), good(), good(), bad(), bad()])).toBeNull();
    expect(contradictionIn([good(), good(), good(), bad()])).toBeNull();
    expect(contradictionIn([good(), good(), good(), good(), bad(0.6)])).toBeNull();
    expect(contradictionIn([good(), good(), good(), good(), good(), null])).toBeNull();
  });
});
