import type { Source } from '@evident/domain/evidence';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { extractAnswer, extractedAnswer } from './extract-answer.ts';

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
  return { source: source as unknown as Source, start: 0, end: text.length };
}
const answered = async (question: string, found: ReturnType<typeof passage>, isAnswered = true) =>
  (await extractAnswer(understanding)(question, { passages: [found], isAnswered }, 6)).map(({ text }) => text);

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

  it('is also a single number, which is then cited at its place', async () => {
    const talk = passage(
      ['Ada', 'The project has 12 maintainers in many countries, and all of them work in the evening.'],
      ['Ben', 'Do you know the number of forks?'],
      ['Ada', '48,793'],
      ['Ben', 'That is a large number of people who take a copy of it.'],
    );
    const found = { passages: [talk], isAnswered: true };
    const { content } = await extractedAnswer(understanding)('How many forks are there?', found, 6);
    expect(content.citations).toMatchObject([{ quote: '48,793', speaker: 'Ada' }]);
    expect(talk.source.text.slice(content.citations[0]!.start, content.citations[0]!.end)).toBe('48,793');
  });

  it.each([
    ['Why did they stop the trial?', 'They stopped the trial because nobody had time.'],
    ['How long did the trial take?', 'The trial took eleven days from start to end.'],
  ])('has the form that the question asks for: %s', async (question, answer) => {
    const talk = passage(
      ['Ada', 'They stopped the trial of the new product.'],
      ['Ada', 'They stopped the trial because nobody had time.'],
      ['Ada', 'The trial took eleven days from start to end.'],
    );
    expect(await answered(question, talk)).toEqual([answer]);
  });

  it('is none if the passages do not answer', async () => {
    const talk = passage(['Ada', 'The whole world of our support team changed with the best release of last year.']);
    expect(await answered('Who won the world cup?', talk, false)).toEqual([]);
  });

  it('quotes the speaker whom the question names', async () => {
    const talk = passage(
      ['Ben', 'The subscription fee is the largest bill that we have every month.'],
      ['Ada', 'The subscription fee is the smallest bill that we have every month.'],
    );
    const [first] = await answered('What does Ada say about the subscription fee?', talk);
    expect(first).toContain('smallest');
  });

  it.each(['How many forks are there?', 'When was the tool forked?'])(
    'is none if no passage has the form that the question needs: %s',
    async (question) => {
      const talk = passage(['Ada', 'Forks of the tool are made by people who want to change it.']);
      expect(await answered(question, talk)).toEqual([]);
      expect(await answered('Why are there forks?', talk)).toHaveLength(1);
    },
  );

  it('is first the one that has the form, and each only once', async () => {
    const of = (key: string, text: string) => {
      const { source, start, end } = passage(['Ada', text]);
      return { start, end, source: { ...source, key, id: key } };
    };
    const passages = [
      of('S1', 'We use Octave on all of our servers every day.'),
      of('S2', 'Octave is an open copy of a program for mathematics.'),
      of('S3', 'So we use Octave on all of our servers every day.'),
    ];
    const found = { passages, isAnswered: true };
    const texts = (await extractAnswer(understanding)('What is Octave?', found, 6)).map(({ text }) => text);
    expect(texts).toEqual([passages[1]!.source.text, passages[0]!.source.text]);
  });
});
