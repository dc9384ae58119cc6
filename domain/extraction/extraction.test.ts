import {
  quotedInPlace,
  centrality,
  diverse,
  extractSummary,
  segments,
  sentencesOfSources,
  type Vector,
  wordVectors,
} from './index.ts';
import type { Source } from '../evidence/index.ts';

const vector = (...values: number[]): Vector => Float32Array.from(values);

const source = (text: string): Source => ({
  key: 'S1',
  type: 'note',
  id: '00000000-0000-7000-8000-000000000001',
  parentId: null,
  projectId: null,
  title: 'Interview',
  projectTitle: null,
  text,
  blocks: [],
});

describe('A sentence that quotes itself', () => {
  it('names its place, so that few words suffice', () => {
    expect(quotedInPlace({ text: '48,793', source: 'S1', start: 12 }, 's1')).toEqual({
      section: 's1',
      text: '48,793',
      quotes: [{ source: 'S1', quote: '48,793', start: 12, isPlaced: true }],
    });
  });
});

describe('Centrality', () => {
  it('is that of a walk over the graph of cosines', () => {
    const vectors = [vector(1, 0), vector(0.8, 0.6), vector(0, 1)];
    const degrees = [1 + 0.8, 0.8 + 1 + 0.6, 0.6 + 1];
    expect(centrality(vectors).map((score) => score.toFixed(5))).toEqual(degrees.map((d) => (d / 2.4).toFixed(5)));
  });

  it('is 0 for texts without meaning', () => {
    expect(centrality([vector(0, 0), vector(0, 0)])).toEqual([0, 0]);
    expect(centrality([])).toEqual([]);
  });
});

describe('Diverse texts', () => {
  it('are not two that say the same', () => {
    const same = vector(1, 0);
    expect(diverse([1, 0.95, 0.6], [same, same, vector(0, 1)], 2)).toEqual([0, 2]);
  });

  it('are never those without relevance', () => {
    expect(diverse([0, 0.2], [vector(1, 0), vector(0, 1)], 2)).toEqual([1]);
  });
});

describe('Segments', () => {
  it('start where the topic changes', () => {
    const topics = [vector(1, 0.1, 0), vector(0.1, 1, 0), vector(0, 0.1, 1)];
    const texts = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2].map((topic) => topics[topic]!);
    expect(segments(texts, 3)).toEqual([0, 4, 7]);
  });

  it('are no more than there are texts for', () => {
    expect(segments([vector(1, 0), vector(0, 1), vector(1, 0)], 5)).toEqual([0]);
    expect(segments([], 3)).toEqual([]);
  });
});

describe('An extracted summary', () => {
  const text = [
    'Hello everybody, and welcome to this second session.',
    'Our team stores every trace in a central storage cluster.',
    'Yeah, so the storage cluster keeps every trace for thirty days.',
    'My neighbour bought a yellow bicycle last weekend.',
    'Traces older than thirty days leave the storage cluster.',
  ].join(' ');
  const sentences = sentencesOfSources([source(text)]);
  const vectors = wordVectors(sentences.map((sentence) => sentence.text));
  const read = sentences.map((sentence, at) => ({ ...sentence, vector: vectors[at]! }));

  it('says what the text is about, in its order, and quotes itself word for word', () => {
    const summary = extractSummary(read, { count: 2 });
    expect(summary).toHaveLength(2);
    for (const { quotes } of summary) expect(text).toContain(quotes[0]!.quote);
    expect(summary.map((sentence) => sentence.text).join(' ')).toMatch(/storage cluster.*storage cluster/);
  });

  it('is about what was asked', () => {
    const all = [...sentences.map((sentence) => sentence.text), 'a yellow bicycle'];
    const asked = wordVectors(all);
    const [only] = extractSummary(
      sentences.map((sentence, at) => ({ ...sentence, vector: asked[at]! })),
      { count: 1, about: asked.at(-1)! },
    );
    expect(only!.text).toBe('My neighbour bought a yellow bicycle last weekend.');
  });

  it('shows no lead-in', () => {
    const said = extractSummary(read, { count: 5 }).map((sentence) => sentence.text);
    expect(said).toContain('The storage cluster keeps every trace for thirty days.');
    expect(said.join(' ')).not.toContain('Hello');
  });
});
