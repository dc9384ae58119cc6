import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StaticVectors } from './static-vectors.ts';

const folder = join(import.meta.dirname, 'data');
const vectors = StaticVectors.load(folder);
const examples = JSON.parse(readFileSync(join(folder, 'vectors.test.json'), 'utf8')) as {
  text: string;
  first8: number[];
}[];

it('gives the vectors that come with the table, for 30 of 30 sentences', () => {
  expect(examples).toHaveLength(30);
  for (const { text, first8 } of examples) {
    const vector = vectors.embed(text);
    for (const [at, expected] of first8.entries()) expect(Math.abs(vector[at]! - expected)).toBeLessThan(1e-5);
  }
});

it('gives the zero vector where no word is known', () => {
  for (const text of ['', ' \n', '\u0000', '𒀀𒀁']) expect(vectors.embed(text).some(Boolean)).toBe(false);
});

it('drops a whole word that has an unknown piece, or more than 100 code points', () => {
  expect(vectors.embed(`bank ${'a'.repeat(101)}`)).toEqual(vectors.embed('bank'));
  expect(vectors.embed('bank x𒀀y')).toEqual(vectors.embed('bank'));
});

it('reads ASCII and other text alike', () => {
  expect(vectors.embed('the naive cafe, really!\u200b')).toEqual(vectors.embed('The naïve café, really!'));
  expect(vectors.embed('The NAIVE cafe, really!')).toEqual(vectors.embed('the naïve café, really!'));
});
