import { sentencesOfSources, wordVectors } from '../extraction/index.ts';
import { onSubject, refuseWithoutModel, subjectOf } from './index.ts';

const TEXT = [
  'The export takes half a day.',
  'Nobody reads the reports that we export on Monday.',
  'Our customers ask for a lower price.',
  'The training of new colleagues was cancelled in spring.',
].join('\n');

function answered(prompt: string): string[] {
  const source = { key: 'S1', text: TEXT, blocks: [] } as never;
  const sentences = sentencesOfSources([source]);
  const vectors = wordVectors([...sentences.map(({ text }) => text), prompt]);
  const read = sentences.map((sentence, at) => ({ ...sentence, vector: vectors[at]! }));
  return onSubject(prompt, read, vectors.at(-1)!, false).map(({ text }) => text);
}

describe('an instruction without a model', () => {
  it.each([
    'Write an email to the team about the export',
    'Translate this into German',
    'How many people complained about the price?',
    'Rate the mood from 1 to 10',
    'Create a persona',
    'Compare both vendors in a table',
    'Draft three survey questions on prices',
  ])('is refused in words if quotes cannot carry it out: %s', (prompt) => {
    expect(() => refuseWithoutModel(prompt)).toThrow('This instruction needs a language model, and none is configured');
  });

  it.each([
    'What is said about prices?',
    'List the complaints about the export',
    'Write a short summary of the training',
    'Give me a list of requests',
    'Which quotes mention written feedback?',
    'Was haben sie über den Preis gesagt?',
  ])('is carried out if quotes answer it: %s', (prompt) => {
    expect(() => refuseWithoutModel(prompt)).not.toThrow();
  });

  it('is answered by the sentences on its subject', () => {
    expect(answered('What do they say about exports?')).toEqual([
      'The export takes half a day.',
      'Nobody reads the reports that we export on Monday.',
    ]);
    expect(answered('Find quotes on the price for customers')).toEqual(['Our customers ask for a lower price.']);
  });

  it('is not answered if nothing is said on its subject', () => {
    expect(answered('What do they say about jujitsu championships?')).toEqual([]);
    expect(answered('What do people say about the canteen?')).toEqual([]);
  });

  it('without a subject asks for everything', () => {
    expect([...subjectOf('Summarize the main points')]).toEqual([]);
    expect(answered('Summarize the main points')).toHaveLength(4);
  });
});
