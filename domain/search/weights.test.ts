import { requiredDemand, inverseDocumentFrequency, type QueryWord, weigh } from './index.ts';

const word = (form: string, more: Partial<QueryWord> = {}): QueryWord => ({
  text: form,
  parts: [{ forms: [form], prefix: null }],
  quoted: false,
  ...more,
});
const among = (documents: number, counts: Record<string, number>) => ({
  documents,
  documentsWith: (form: string) => counts[form] ?? 0,
  documentsWithPrefix: (prefix: string) =>
    Object.entries(counts)
      .filter(([form]) => form.startsWith(prefix))
      .reduce((sum, [, count]) => sum + count, 0),
});
const demand = (value: number) => ({ word: word('x'), weight: value, demand: value });

describe('the weight of a word', () => {
  it('is greater the fewer documents have it, and never below zero', () => {
    const weights = [1, 10, 50, 99, 100].map((documentsWith) => inverseDocumentFrequency(100, documentsWith));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.at(-1)).toBeGreaterThan(0);
  });
  it('is that of its most frequent form', () => {
    const { weighed } = weigh(
      [word('cards', { parts: [{ forms: ['cards', '~card'], prefix: null }] })],
      among(100, { cards: 2, '~card': 10 }),
    );
    expect(weighed[0]!.weight).toBe(inverseDocumentFrequency(100, 10));
  });
  it('of a compound is that of its components, if all of them occur', () => {
    const compound = word('preisliste', { components: [word('preis'), word('liste')], leaves: [0] });
    const { weighed } = weigh([compound], among(100, { preis: 2, liste: 50, preisliste: 1 }));
    expect(weighed.map(({ word: { text } }) => text)).toEqual(['preis', 'liste', 'preisliste']);
    expect(weighed[0]!.demand).toBe(weighed[1]!.demand);
    expect(weighed[0]!.demand).toBeLessThan(requiredDemand(weighed));
    expect(weighed[0]!.demand + weighed[1]!.demand).toBeGreaterThan(requiredDemand(weighed));
    expect(weighed[2]).toMatchObject({ demand: 0, word: { leaves: [] } });
    expect(weigh([compound], among(100, { preis: 2, preisliste: 1 })).weighed.map(({ word: of }) => of.text)).toEqual([
      'preisliste',
    ]);
    expect(weigh([compound], among(100, { preis: 2 })).missing).toEqual([compound]);
  });
  it('of a phrase is that of its words together', () => {
    const phrase = word('card payment', {
      parts: [
        { forms: ['card'], prefix: null },
        { forms: ['payment'], prefix: null },
      ],
      quoted: true,
    });
    expect(weigh([phrase], among(100, { card: 10, payment: 5 })).weighed[0]!.weight).toBeCloseTo(
      inverseDocumentFrequency(100, 10) + inverseDocumentFrequency(100, 5),
    );
  });
  it('being typed is that of all it begins, and once more, as a gift, that of the whole word', () => {
    const { weighed } = weigh(
      [word('car', { parts: [{ forms: ['car'], prefix: 'car' }] })],
      among(100, { car: 1, cards: 9 }),
    );
    expect(weighed.map(({ weight, demand: share }) => [weight, share])).toEqual([
      [inverseDocumentFrequency(100, 10), inverseDocumentFrequency(100, 10)],
      [inverseDocumentFrequency(100, 1), 0],
    ]);
  });
  it('that occurs nowhere is not asked for, but named', () => {
    const { weighed, missing } = weigh([word('card'), word('xylophone')], among(100, { card: 3 }));
    expect(weighed.map(({ word: { text } }) => text)).toEqual(['card']);
    expect(missing.map(({ text }) => text)).toEqual(['xylophone']);
  });
  it('leaves out forms that occur nowhere', () => {
    expect(
      weigh([word('x', { parts: [{ forms: ['card', '~es~card'], prefix: null }] })], among(9, { card: 3 })).weighed[0]!
        .word.parts[0]!.forms,
    ).toEqual(['card']);
  });
});

describe('enough of a query', () => {
  it('is more than half, so that two words of the same weight are both needed', () => {
    expect(requiredDemand([demand(2), demand(2)])).toBeGreaterThanOrEqual(2);
    expect(requiredDemand([demand(5), demand(1)])).toBeLessThan(5);
  });
  it('of a long query is one word and a half of average weight', () => {
    expect(requiredDemand(Array.from({ length: 10 }, () => demand(1)))).toBeCloseTo(1.5);
  });
  it('counts nothing that is only a gift', () => {
    expect(requiredDemand([demand(2), demand(2), { word: word('x'), weight: 9, demand: 0 }])).toBeCloseTo(2);
  });
});
