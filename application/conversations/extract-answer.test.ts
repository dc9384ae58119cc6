import type { Source } from '@evident/domain/evidence';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { extractAnswer } from './extract-answer.ts';

const understanding = { embedder: null, analysis: new SnowballTextAnalysis() };

/** A talk of turns, each with who speaks. */
function passage(...turns: (readonly [string, string])[]) {
  let start = 0;
  const blocks = turns.map(([speaker, text]) => {
    const block = { start, end: start + text.length, speaker, startMs: null, endMs: null, fileId: null };
    start = block.end + 1;
    return block;
  });
  const text = turns.map(([, words]) => words).join('\n');
  const source = {
    key: 'S1',
    type: 'note',
    id: 'n1',
    parentId: null,
    projectId: null,
    title: 'Talk',
    projectTitle: null,
    text,
    blocks,
  };
  return { source: source as unknown as Source, start: 0, end: text.length, score: 1 };
}
const answered = async (question: string, found: ReturnType<typeof passage>) =>
  (await extractAnswer(understanding)(question, [found], 6)).map(({ text }) => text);

describe('An extracted answer', () => {
  it('is what is said after the question of the talk, though it has none of its words', async () => {
    const talk = passage(
      ['Ben', 'What do you think about the monthly subscription fee?'],
      ['Ada', 'We could never afford to spend such sums as a small bakery.'],
    );
    expect(await answered('What is thought about the monthly subscription fee?', talk)).toEqual([
      'We could never afford to spend such sums as a small bakery.',
    ]);
  });

  it.each(['Who won the world cup?', 'What is the best recipe for lasagna?', 'Which team won the football match?'])(
    'is none if one common word is all that is shared: %s',
    async (question) => {
      const talk = passage(['Ada', 'The whole world of our support team changed with the best release of last year.']);
      expect(await answered(question, talk)).toEqual([]);
    },
  );

  it('quotes the speaker whom the question names', async () => {
    const talk = passage(
      ['Ben', 'The subscription fee is the largest bill that we have every month.'],
      ['Ada', 'The subscription fee is the smallest bill that we have every month.'],
    );
    const [first] = await answered('What does Ada say about the subscription fee?', talk);
    expect(first).toContain('smallest');
  });
});
