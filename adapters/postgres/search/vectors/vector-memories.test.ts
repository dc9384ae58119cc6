import { quantized, type SearchedType } from '@evident/domain/search';
import { packed } from './packed-vectors.ts';
import { VectorMemories } from './vector-memories.ts';
import { idleMsOf } from './vector-threads.ts';

const DIMENSIONS = 66;
const random = (seed: number): Float32Array => {
  const vector = Float32Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(seed * 12.9898 + at * 78.233));
  const size = Math.hypot(...vector);
  return vector.map((value) => value / size);
};
const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);
const bytesOf = (vectors: readonly Float32Array[]): Uint8Array =>
  packed(
    vectors.map((vector, at) => ({ start: at * 10, end: at * 10 + 5, digest: 1n, ...quantized(vector) })),
    DIMENSIONS,
  );
const objects = Array.from({ length: 200 }, (_, at) => ({
  type: (at % 2 === 0 ? 'NOTE' : 'HIGHLIGHT') as SearchedType,
  id: `id-${at}`,
  scopeId: `scope-${at % 3}`,
  vectors: Array.from({ length: (at % 4) + 1 }, (_, passage) => random(at * 10 + passage)),
}));
const rows = objects.map(({ vectors, ...object }) => ({ ...object, passages: bytesOf(vectors) }));
const question = {
  vector: random(7_777),
  types: ['NOTE'],
  scopes: ['scope-0', 'scope-1'],
  least: -1,
  limit: 10,
} as const;
const filled = (budget?: number): VectorMemories => {
  const memories = new VectorMemories(budget);
  memories.answer({ ask: 'apply', key: 'a', dimensions: DIMENSIONS, rows, after: '0', version: '5' });
  return memories;
};

describe('vectors in memory', () => {
  it('give the nearest objects of the scopes and types, by their nearest passage', () => {
    const expected = objects
      .filter(({ type, scopeId }) => type === 'NOTE' && scopeId !== 'scope-2')
      .map(({ id, vectors }) => ({ id, similarity: Math.max(...vectors.map((one) => dot(question.vector, one))) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, 10);
    const { near } = filled().answer({ ask: 'nearest', key: 'a', question });
    expect(near).toHaveLength(expected.length);
    for (const [at, { similarity, start, end }] of near.entries()) {
      expect(similarity).toBeCloseTo(expected[at]!.similarity, 1.5);
      expect(end - start).toBe(5);
    }
  });

  it('say how much they are, and stay longer if they are many', () => {
    const one = rows.reduce((sum, { passages }) => sum + passages.length, 0);
    const memories = filled();
    expect(memories.answer({ ask: 'version', key: 'a' }).bytes).toBe(one);
    const { bytes } = memories.answer({
      ask: 'apply',
      key: 'b',
      dimensions: DIMENSIONS,
      rows,
      after: '0',
      version: '5',
    });
    expect(bytes).toBe(2 * one);
    expect(idleMsOf({ bytes: 100 * 1024 * 1024 })).toBeGreaterThan(idleMsOf({ bytes }));
  });

  it('leave out what is less similar than asked for', () => {
    const { near } = filled().answer({ ask: 'nearest', key: 'a', question: { ...question, least: 0.5 } });
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ similarity }) => similarity >= 0.5)).toBe(true);
  });

  it('forget objects that are gone, and ignore rows that are not the next', () => {
    const memories = filled();
    const [
      {
        near: [first],
      },
    ] = [memories.answer({ ask: 'nearest', key: 'a', question })];
    const gone = [{ ...rows.find(({ id }) => id === first!.id)!, passages: new Uint8Array(0) }];
    memories.answer({ ask: 'apply', key: 'a', dimensions: DIMENSIONS, rows: gone, after: '5', version: '6' });
    const late = memories.answer({ ask: 'apply', key: 'a', dimensions: DIMENSIONS, rows, after: '0', version: '5' });
    expect(late.version).toBe('6');
    expect(memories.answer({ ask: 'nearest', key: 'a', question }).near.map(({ id }) => id)).not.toContain(first!.id);
  });

  it('give up the least recently asked team beyond the budget', () => {
    const memories = filled(1);
    memories.answer({ ask: 'apply', key: 'b', dimensions: DIMENSIONS, rows, after: '0', version: '9' });
    expect(memories.answer({ ask: 'version', key: 'a' }).version).toBe('0');
    expect(memories.answer({ ask: 'version', key: 'b' }).version).toBe('9');
  });
});
