import { meaningWeight } from './index.ts';

const passages = new Map([
  ['en', 30],
  ['de', 70],
]);

describe('the weight of meaning', () => {
  it('is whole where the model knows the language of the query, and nothing where it does not', () => {
    expect(meaningWeight({ language: 'en', languages: ['en'] }, passages)).toBe(1);
    expect(meaningWeight({ language: 'ar', languages: ['en'] }, passages)).toBe(0);
    expect(meaningWeight({ language: 'ar', languages: null }, passages)).toBe(1);
  });

  it('follows the texts where the query does not tell its language', () => {
    expect(meaningWeight({ language: null, languages: ['en'] }, passages)).toBeCloseTo(0.3);
    expect(meaningWeight({ language: null, languages: ['en'] }, new Map())).toBe(1);
  });
});
