import type { Cue } from './cue.ts';
import { withSpeakersOfWords } from './word-speakers.ts';

const cue = (text: string, speaker: string | null = null): Cue => ({ text, speaker, start: 0, end: 9000 });
/** `Hello/A` is a word of A; each takes a second. */
const words = (source: string) =>
  source.split(' ').map((word, index) => {
    const [text, speaker] = word.split('/') as [string, string?];
    return { text, speaker: speaker ?? null, start: index * 1000, end: index * 1000 + 900 };
  });
const told = (...list: [Cue, string][]) =>
  withSpeakersOfWords(list.map(([of, source]) => ({ cue: of, words: words(source) }))).map(({ text, speaker }) => [
    speaker,
    text,
  ]);

describe('speakers of single words', () => {
  it('split a cue where they change, with its times and those of its words', () => {
    const list = [{ cue: cue('Is it cold? No, warm.'), words: words('is/A it/A cold/A no/B warm/B') }];
    expect(withSpeakersOfWords(list)).toEqual([
      {
        speaker: 'A',
        text: 'Is it cold?',
        start: 0,
        end: 2900,
        words: [
          { text: 'Is', start: 0, end: 900 },
          { text: ' it', start: 1000, end: 1900 },
          { text: ' cold?', start: 2000, end: 2900 },
        ],
      },
      {
        speaker: 'B',
        text: 'No, warm.',
        start: 3000,
        end: 9000,
        words: [
          { text: 'No,', start: 3000, end: 3900 },
          { text: ' warm.', start: 4000, end: 4900 },
        ],
      },
    ]);
  });
  it('are those of both neighbors where a word has none, otherwise no one', () => {
    expect(told([cue('We paid 13 a week'), 'we/A paid/A 13 a/A week/A'])).toEqual([['A', 'We paid 13 a week']]);
    expect(told([cue('Oh we 13 yes well'), 'oh we/A 13 yes/B well'])).toEqual([
      [null, 'Oh'],
      ['A', 'we'],
      [null, '13'],
      ['B', 'yes'],
      [null, 'well'],
    ]);
  });
  it('take the names of cues for the same speakers', () => {
    expect(told([cue('Yes no', 'Ann'), 'yes/S0 no/S1'], [cue('Well', 'Ann'), 'well/S0'])).toEqual([
      ['Ann', 'Yes'],
      ['S1', 'no'],
      ['Ann', 'Well'],
    ]);
  });
  it('leave the text whole if it has other words: without a speaker, unless there is one', () => {
    expect(
      told([cue('Something else'), 'yes/A no/B'], [cue('Other'), 'yes/A'], [cue('More', 'Ann'), 'a/A b/B']),
    ).toEqual([
      [null, 'Something else'],
      ['A', 'Other'],
      ['Ann', 'More'],
    ]);
  });
  it('change nothing where no word has one', () => {
    expect(told([cue('Yes', 'Ann'), 'yes'])).toEqual([['Ann', 'Yes']]);
  });
});
