import type { Citation } from '../evidence/index.ts';
import { askedOf, followUpsOf } from './answer.ts';

const cited = (more: Partial<Citation>): Citation =>
  ({ type: 'note', title: 'Response 8', speaker: null, ...more }) as Citation;
const following = (...citations: Citation[]) => followUpsOf('What about the fee?', { sections: [], citations });

describe('Questions that lead on', () => {
  it('name the speakers and tags of an answer, at most three', () => {
    expect(
      following(
        cited({ speaker: 'Ada' }),
        cited({ speaker: 'Ben' }),
        cited({ speaker: 'Cem' }),
        cited({ type: 'tag', title: 'Prices' }),
      ),
    ).toEqual([
      'What else does Ada say about this?',
      'What else does Ben say about this?',
      'What do people say about “Prices”?',
    ]);
  });

  it.each([{}, { speaker: 'Participant' }, { speaker: 'Interviewer' }, { speaker: 'Ada, Ben' }, { speaker: ' ' }])(
    'are left out rather than poor: %j',
    (more) => expect(following(cited(more))).toEqual([]),
  );

  it('are understood: they are about the same as the question before', () => {
    expect(askedOf('What else does Ada Maria Byron say about this?', 'Why is the fee too high?')).toContain('fee');
    expect(askedOf('Why?', 'Why is the fee too high?')).toContain('fee');
    expect(askedOf('What about the weather in Zanzibar?', 'Why is the fee too high?')).not.toContain('fee');
  });
});
