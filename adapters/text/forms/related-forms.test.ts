import { type QueryWord, readQuery, requiredDemand, standsAt, weigh } from '@evident/domain/search';
import { OTHER_PAIRS } from '../../../test/fixtures/word-forms/other-pairs.ts';
import { OTHERS, PAIRS } from '../../../test/fixtures/word-forms/pairs.ts';
import { SnowballTextAnalysis } from '../snowball-text-analysis.ts';
import { isLatin, stem } from '../stem.ts';
import { germanParts, withoutUmlauts, withUmlauts } from './german.ts';
import { hebrewStems } from './hebrew.ts';
import { koreanStem } from './korean.ts';
import { turkishStem } from './turkish.ts';

const analysis = new SnowballTextAnalysis();

/** Whether a search for whole words finds a text that is the only one. */
function finds(query: string, text: string, language: string): boolean {
  const { tokens } = analysis.analyse(text, null, language);
  const words: QueryWord[] = analysis.analyseRead(readQuery(`${query} `), [language]);
  const forms = new Set(tokens.flatMap((token) => token.forms));
  const { weighed, missing } = weigh(words, {
    documents: 10,
    documentsWith: (form) => (forms.has(form) ? 1 : 0),
    documentsWithPrefix: () => 0,
  });
  const there = weighed.filter(({ word }) => tokens.some((_, at) => standsAt(word, tokens, at)));
  const demand = there.reduce((sum, word) => sum + word.demand, 0);
  return missing.length === 0 && weighed.length > 0 && demand > requiredDemand(weighed);
}

const lost = (pairs: typeof PAIRS): string[] =>
  Object.entries(pairs).flatMap(([language, of]) =>
    of.filter(([query, text]) => !finds(query, text, language)).map(([query]) => `${language} ${query}`),
  );

describe('forms of a word', () => {
  it('find each other', () => expect(lost(PAIRS)).toEqual(['ja 使いやすい']));

  it('find each other with words that the rules were not made for', () =>
    expect(lost(OTHER_PAIRS)).toEqual(['de Lieferzeit']));

  it('do not find other words', () => {
    const found = Object.entries(OTHERS).flatMap(([language, of]) =>
      of.filter(([query, text]) => finds(query, text, language)).map(([query, text]) => `${query}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe('German', () => {
  const parts = (word: string) => germanParts(word, (of) => stem(of, 'de') ?? '').join(' ');

  it.each([
    ['kundensupport', 'kunden support'],
    ['datenschutzerklärung', 'daten schutz erklärung'],
    ['passwortrücksetzung', 'passwort rücksetzung'],
    ['spezialisten', ''],
    ['mitarbeiterin', ''],
    ['verantwortung', ''],
    ['beschwerden', ''],
    ['freundschaft', ''],
    ['organisationen', ''],
  ])('compounds have parts, other words none (%s)', (word, expected) => expect(parts(word)).toBe(expected));

  it('has umlauts in two spellings', () => {
    expect(['gebuehr', 'oel', 'schluessel', 'quelle', 'neue', 'dauer'].map(withUmlauts)).toEqual([
      'gebühr',
      'öl',
      'schlüssel',
      'quelle',
      'neue',
      'dauer',
    ]);
    expect(withoutUmlauts('müller')).toBe('mueller');
    expect(withoutUmlauts('maier')).toBeNull();
    expect(isLatin('müller')).toBe(true);
  });

  it('splits long words in little time', () => {
    expect(parts('preis'.repeat(1_000))).toBe('');
    expect(parts('preisliste'.repeat(4))).not.toBe('');
  });
});

describe('stems', () => {
  it('of Korean words are without particles and endings', () => {
    expect(['사용자는', '회의에서는', '고양이', '검색했지만', '있습니다', 'abc'].map(koreanStem)).toEqual([
      '사용자',
      '회의',
      '고양',
      '검색',
      '있',
      null,
    ]);
  });

  it('of Turkish words are without case, possession and number', () => {
    expect(['evlerimizde', 'kitabim', 'rengini', 'ekran', 'ekraninda'].map(turkishStem)).toEqual([
      'ev',
      'kitap',
      'renk',
      turkishStem('ekranlar'),
      turkishStem('ekran'),
    ]);
  });

  it('of Hebrew words are with and without what may be a prefix', () => {
    expect(hebrewStems('המשתמשים')).toContain(hebrewStems('משתמש')[0]);
    expect(hebrewStems('abc')).toEqual([]);
  });
});
