import type { QueryWord } from '@evident/domain/search';
import fc from 'fast-check';
import { SnowballTextAnalysis } from './snowball-text-analysis.ts';

const analysis = new SnowballTextAnalysis();
const formsOf = (text: string, language: string | null = null) =>
  analysis.analyse(text, language).tokens.map(({ forms }) => forms);
const folded = (text: string, language: string | null = null) => formsOf(text, language).map(([first]) => first);
const stems = (text: string, language: string) => formsOf(text, language).map((forms) => forms[1]);
const asked = (query: string, languages = ['en']) => analysis.analyseQuery(query, languages);
const prefixes = (words: QueryWord[]) => words.map(({ parts }) => parts.at(-1)!.prefix);

describe('text analysis', () => {
  it('folds accents, case, width, ligatures and letters missing on most keyboards', () => {
    expect(
      folded("Café ＣＡＦÉ ﬁne Straße SØREN Łódź İstanbul ısı Ñandú œuvre Ёлка ΣΊΣΥΦΟΣ don’t Anna's", 'en'),
    ).toEqual([
      'cafe',
      'cafe',
      'fine',
      'strasse',
      'soren',
      'lodz',
      'istanbul',
      'isi',
      'nandu',
      'oeuvre',
      'елка',
      'σισυφοσ',
      'dont',
      'annas',
    ]);
  });
  it('keeps vowel signs and voicing marks, which change the word', () => {
    expect(folded('हिन्दी हनद')).toHaveLength(2);
    expect(new Set(folded('हिन्दी हनद')).size).toBe(2);
    expect(folded('が')).not.toEqual(folded('か'));
    expect(folded('한국어')).toEqual(['한국어']);
    expect(folded('مُدَرِّس')).toEqual(folded('مدرس'));
  });
  it.each([
    ['en', 'connect connected connecting connection connections', '~connect'],
    ['en', 'adopt adopted adoption', '~adopt'],
    ['de', 'Straße Straßen', '~de~strass'],
    ['es', 'canción canciones', '~es~cancion'],
    ['fr', 'continu continue continué', '~fr~continu'],
    ['pt', 'quilométricas quilométricos', '~pt~quilometr'],
    ['ru', 'вазы вазой вазу', '~ваз'],
  ])('reduces the inflections of a word to one stem (%s: %s)', (language, words, stem) => {
    expect(new Set(stems(words, language))).toEqual(new Set([stem]));
  });
  it('has no English stems in other languages', () => {
    expect(formsOf('Nie mogę zapłacić connections')).toEqual([['nie'], ['moge'], ['zaplacic'], ['connections']]);
    expect(formsOf('Gebühren', 'pl')).toEqual([['gebuhren']]);
    expect(asked('connections ', ['pl'])[0]!.parts[0]!.forms).toEqual(['connections']);
  });
  it('stems English words in texts of another script', () => {
    expect(formsOf('我们的 connections').at(-1)).toEqual(['connections', '~connect']);
    expect(asked('connections ', ['zh'])[0]!.parts[0]!.forms).toEqual(['connections', '~connect']);
  });
  it('stems words of another script in the language of that script', () => {
    expect(stems('the вазы connected', 'en')).toEqual(['~the', '~ваз', '~connect']);
  });
  it('segments Chinese, Japanese and Thai, and finds Chinese by single characters too', () => {
    expect(folded('我们的用户')).toEqual(['我们', '的', '用户']);
    expect(formsOf('用户')).toEqual([['用户', '用', '户']]);
    expect(folded('ภาษาไทย')).toEqual(['ภาษา', 'ไทย']);
    expect(folded('iPhone手机').length).toBe(2);
  });
  it('splits words at apostrophes of elision and keeps English contractions', () => {
    expect(folded("l’année dell'arte it's we’ll O'Brien", 'fr')).toEqual([
      'l',
      'annee',
      'dell',
      'arte',
      'its',
      'well',
      'o',
      'brien',
    ]);
  });
  it('finds the same words whichever characters are used for them', () => {
    for (const text of [
      'un\u00adbelievable',
      'un\u200bbelievable',
      '\u200eunbelievable\u200f',
      'ｕｎｂｅｌｉｅｖａｂｌｅ',
    ])
      expect(folded(text)).toEqual(['unbelievable']);
    for (const text of ["don't", 'don’t', 'donʼt', 'don´t', 'don`t', 'don＇t']) expect(folded(text)).toEqual(['dont']);
    for (const text of ['e-mail', 'e‑mail', 'e\u00ad-mail']) expect(folded(text)).toEqual(['e', 'mail']);
    const [token] = analysis.analyse('🙂 un\u00adbelie\u200bvable!', null).tokens;
    expect(token).toMatchObject({ start: 2, end: 16 });
  });
  it('returns the position of each word in code points', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.oneof(fc.constantFrom('😀', '𝒳mas', 'é', '支付', ' '), fc.string({ unit: 'binary', maxLength: 8 })))
          .map((parts) => parts.join(' ')),
        (text) => {
          const points = [...text];
          let end = 0;
          let start = 0;
          for (const token of analysis.analyse(text, null).tokens) {
            // One character may be the end of a word and the next word: ½.
            expect(token.start).toBeGreaterThanOrEqual(token.end === end ? start : end);
            start = token.start;
            expect(token.end).toBeGreaterThan(token.start);
            expect(analysis.analyse(points.slice(token.start, token.end).join(''), 'en').tokens.length).toBeGreaterThan(
              0,
            );
            end = token.end;
          }
          expect(end).toBeLessThanOrEqual(points.length);
        },
      ),
    );
  });
  it.each([
    ['en', 'I do not think that this is what they want'],
    ['de', 'Das ist nicht das, was wir haben wollten'],
    ['fr', 'Je ne sais pas ce que vous voulez faire avec'],
    ['es', 'No sé qué es lo que quieren los usuarios'],
    ['pt', 'Não sei o que você quer fazer com isso'],
    ['it', 'Non so che cosa vogliono gli utenti di questo'],
    ['nl', 'Ik weet niet wat zij met het product willen'],
    ['sv', 'Jag vet inte vad som är bra för oss'],
    ['fi', 'En tiedä mitä se on mutta hän on nyt täällä'],
    ['en', 'card payment failed'],
    ['zh', '我们的用户'],
    ['ar', 'واجهت مشكلة في الدفع'],
    ['pl', 'Nie mogę zapłacić'],
  ])('detects the language of a text and falls back to English (%s: %s)', (language, text) => {
    expect(analysis.analyse(text, null).language).toBe(language);
  });
  it('prefers a known language and falls back to that of the context', () => {
    expect(analysis.analyse('card payment', 'nl-BE').language).toBe('nl');
    expect(analysis.analyse('card payment', 'nb').language).toBe('no');
    expect(analysis.analyse('card payment', null, 'es').language).toBe('es');
    expect(analysis.analyse('I do not think that this is it', null, 'es').language).toBe('en');
    expect(analysis.analyse('card payment', 'tlh').language).toBe('tlh');
    expect(analysis.analyse('card payment', 'zh').language).toBe('en');
  });
});

describe('query analysis', () => {
  it('returns the same forms for a query word as for a word in a text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Connections', 'canción', 'Straße', '用户', 'вазы', '3', 'Anna’s', 'ＡＢＣ'),
        fc.constantFrom('en', 'es', 'de'),
        (word, language) => {
          const inText = analysis.analyse(word, language).tokens[0]!.forms;
          expect(asked(`${word} `, [language])[0]!.parts[0]!.forms.some((form) => inText.includes(form))).toBe(true);
        },
      ),
    );
  });
  it('treats the last word as a prefix, unless it is one letter', () => {
    expect(prefixes(asked('card paym'))).toEqual([null, 'paym']);
    expect(prefixes(asked('card paym '))).toEqual([null, null]);
    expect(prefixes(asked('card p'))).toEqual([null, null]);
    expect(prefixes(asked('card?'))).toEqual([null]);
    expect(prefixes(asked('用'))).toEqual(['用']);
  });
  it('keeps a phrase as written, even if unclosed', () => {
    expect(asked('"Setting up" the')[0]).toEqual({
      text: 'Setting up',
      quoted: true,
      parts: [
        { forms: ['setting'], prefix: null },
        { forms: ['up'], prefix: null },
      ],
    });
    expect(prefixes(asked('„setting u'))).toEqual([null]);
    expect(prefixes(asked('“setting upw'))).toEqual(['upw']);
    expect(prefixes(asked('"setting upw"'))).toEqual([null]);
  });
  it('treats unspaced input as a phrase, and words separated by symbols as words', () => {
    expect(asked('e-mail 3.5 ').map(({ text, parts }) => [text, parts.length])).toEqual([
      ['e mail', 2],
      ['3 5', 2],
    ]);
    expect(asked('price,quality and/or l’année ').map(({ text }) => text)).toEqual([
      'price',
      'quality',
      'and',
      'or',
      'l',
      'année',
    ]);
    expect(asked('用户支付 ').map(({ parts }) => parts.length)).toEqual([1, 1]);
  });
  it('stems in every requested language, without duplicates', () => {
    expect(asked('notes ', ['en', 'es'])[0]!.parts[0]!.forms).toEqual(['notes', '~note', '~es~not']);
    expect(asked('card Card CARD ')).toHaveLength(1);
  });
  it('has the forms of single words, without the parts of compounds', () => {
    expect(analysis.formsOf(['notes', 'Kosten', '3'], ['en', 'de'])).toEqual([
      ['notes', '~note', '~de~not'],
      ['kosten', '~kosten', '~de~kost'],
      ['3'],
    ]);
    expect(analysis.formsOf(['Kostenfaktor'], ['de'])).toEqual([['kostenfaktor', '~de~kostenfaktor']]);
  });
  it('returns nothing for a query without words', () => {
    for (const query of ['', '  ', '""', '?! …', "'", '😀']) expect(asked(query)).toEqual([]);
  });
});
