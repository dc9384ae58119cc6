import fc from 'fast-check';
import {
  type TextForm,
  asTyped,
  caseless,
  containsText,
  isSameText,
  normalize,
  originalRange,
  rangesOf,
} from './index.ts';

const FORMS: readonly TextForm[] = ['written', 'caseless'];
const INVISIBLE = [
  ['soft hyphen', '\u00ad'],
  ['zero-width space', '\u200b'],
  ['zero-width non-joiner', '\u200c'],
  ['zero-width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['embedding of a direction', '\u202b'],
  ['isolate of a direction', '\u2068'],
  ['byte order mark', '\ufeff'],
  ['variation selector', '\ufe0f'],
  ['combining grapheme joiner', '\u034f'],
  ['language tag', '\u{e0065}'],
] as const;
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(...INVISIBLE.map(([, character]) => character)),
      fc.constantFrom('e\u0301', 'é', 'ﬁ', '½', 'ﷺ', '각', '\u1100\u1161\u11a8', 'ｶﾞ', '¨', 'İ', 'ŉ', '´', '  ', '\n'),
      fc.constantFrom('\u0301', '\u0327', '🙂', '👩‍🔬', '\ud800', "'", '’', '‑', 'ς', 'ẞ', '\u{16d63}\u{16d67}'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('normalized text', () => {
  it.each(INVISIBLE)('has no %s in a word', (_, character) => {
    expect(normalize(`un${character}believable`, 'written').text).toBe('unbelievable');
  });
  it.each([
    ['other quotation marks', '“so” ‘it’ «is» „now‟', `"so" 'it' "is" "now"`],
    ['other apostrophes', 'don’t donʼt don‘t don´t don`t don＇t', "don't don't don't don't don't don't"],
    ['no-break and other hyphens', 'e‑mail e‐mail e－mail e–mail', 'e-mail e-mail e-mail e-mail'],
    ['full width', 'Ｗｉ－Ｆｉ　４２', 'Wi-Fi 42'],
    ['ligatures and fractions', 'ﬁne ½', 'fine 1/2'],
    ['decomposed letters', 'cafe\u0301 \u1100\u1161\u11a8', 'café 각'],
    ['half-width letters', 'ｶﾞ', 'ガ'],
    ['white space', ' a\u00a0\t\n\u2003b\u0007c ', 'a b c'],
  ])('has no %s', (_, text, plain) => {
    expect(normalize(text, 'written').text).toBe(plain);
  });
  it('has no case, if wanted, and keeps accents and words', () => {
    expect(caseless('STRASSE Straße ΣΊΣΥΦΟΣ σίσυφος Café')).toBe('strasse strasse σίσυφοσ σίσυφοσ café');
    expect(isSameText('Café', 'cafe')).toBe(false);
    expect(isSameText('Café', 'CAFE\u0301')).toBe(true);
    expect(isSameText('Café', 'CAFE\u0301', 'written')).toBe(false);
    expect(containsText('My un\u00adbelievable Day', ' UNBELIEVABLE ')).toBe(true);
    expect([containsText('day', ''), containsText('day', 'days')]).toEqual([true, false]);
    expect(asTyped('“e‑mail”')).toBe('"e-mail"');
  });
  it.each(FORMS)('is not changed again (%s)', (form) => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalize(text, form).text;
        expect(normalize(once, form).text).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
  it('is not changed again, for each code point after a letter', () => {
    const changed: string[] = [];
    for (let code = 0; code < 0x30000; code += 1) {
      const once = caseless(`a${String.fromCodePoint(code)}b`);
      if (caseless(once) !== once) changed.push(code.toString(16));
    }
    expect(changed).toEqual([]);
  });
  it.each(FORMS)('is the same for text composed and decomposed (%s)', (form) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalize(text.normalize('NFD'), form).text).toBe(normalize(text.normalize('NFC'), form).text);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the map to the original', () => {
  it.each(FORMS)('gives for each unit the characters it comes from (%s)', (form) => {
    fc.assert(
      fc.property(texts, (text) => {
        const normal = normalize(text, form);
        let end = 0;
        for (let at = 0; at < normal.text.length; at += 1) {
          const from = originalRange(normal, at, at + 1);
          // Units of one character share its range; otherwise they are in order.
          if (at === 0 || from.start !== normal.starts[at - 1]) expect(from.start).toBeGreaterThanOrEqual(end);
          end = from.end;
          expect(end).toBeLessThanOrEqual(text.length);
          // Between signs, because spaces at the ends are left out.
          const own = normalize(`_${text.slice(from.start, from.end)}_`, form).text;
          expect(own).toContain(normal.text[at]!);
        }
      }),
      { numRuns: 2000 },
    );
  });
  it('gives the words as written, with all that is invisible in them', () => {
    const text = 'They said un\u00adbelieva\u200bble \u200ethings';
    const found = [...rangesOf(normalize(text, 'caseless'), 'Unbelievable', 'caseless')];
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['un\u00adbelieva\u200bble']);
  });
  it('gives words between others, and none for words that are nothing', () => {
    const text = 'so it is. So it\u00a0was.';
    const places = (words: string, before: string, after: string) =>
      [...rangesOf(normalize(text, 'caseless'), words, 'caseless', { before, after })].map(({ start }) => start);
    expect(places('so it', '', '')).toEqual([0, 10]);
    expect(places('so it', '. ', ' was')).toEqual([10]);
    expect(places('it', 'so', 'was')).toEqual([]);
    expect(places('\u00ad', 'so ', '')).toEqual([]);
  });
  it('finds words in which invisible characters were put anywhere', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('kite', 'Sand', 'é', '我们', '12'), { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(40), { maxLength: 8 }),
        fc.constantFrom(...INVISIBLE.map(([, character]) => character)),
        (words, places, character) => {
          const plain = words.join(' ');
          const within = [...plain].flatMap((one, at) => (at > 0 && places.includes(at) ? [character, one] : [one]));
          const text = `x ${within.join('')} y`;
          const [found] = rangesOf(normalize(text, 'written'), plain, 'written');
          expect(text.slice(found!.start, found!.end)).toBe(within.join(''));
        },
      ),
    );
  });
});
