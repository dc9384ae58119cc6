import type { Source } from '@evident/domain/evidence';
import { type Embedder, EmbedderUnavailable } from '../search/index.ts';
import { extracted } from './extracted.ts';

const TEXT = [
  'The storage cluster keeps every trace for thirty days.',
  'Nobody on the team wanted another storage cluster.',
  'A yellow bicycle stood in the hall of the office.',
].join(' ');

const source: Source = {
  key: 'S1',
  type: 'note',
  id: '00000000-0000-7000-8000-000000000001',
  parentId: null,
  projectId: null,
  title: 'Interview',
  projectTitle: null,
  text: TEXT,
  blocks: [],
};

/** Knows whether a text is about a bicycle. */
const embedder = (answer?: () => never): Embedder => ({
  model: 'fake',
  dimensions: 2,
  languages: ['en'],
  embed: (texts) =>
    answer ? answer() : Promise.resolve(texts.map((text) => Float32Array.from(/bicycle/.test(text) ? [1, 0] : [0, 1]))),
  close: () => Promise.resolve(),
});
const inLanguage = (language: string) => ({ analyse: () => ({ tokens: [], language }) });

describe('Extracted sentences', () => {
  it('are the nearest to what is asked', async () => {
    const extract = extracted({ embedder: embedder(), analysis: inLanguage('en') });
    expect(await extract([source], 1, { about: 'the bicycle', section: 'places' })).toEqual([
      {
        section: 'places',
        text: 'A yellow bicycle stood in the hall of the office.',
        quotes: [{ source: 'S1', quote: 'A yellow bicycle stood in the hall of the office.' }],
      },
    ]);
  });

  it.each([
    ['in another language', { embedder: embedder(), analysis: inLanguage('pt') }],
    ['without a model', { embedder: null, analysis: inLanguage('en') }],
    [
      'while the model does not answer',
      {
        embedder: embedder(() => {
          throw new EmbedderUnavailable('Off');
        }),
        analysis: inLanguage('en'),
      },
    ],
  ])('are found by their words %s', async (_, understanding) => {
    const [only] = await extracted(understanding)([source], 1);
    expect(only!.text).toContain('storage cluster');
  });
});
