import { requiredDemand, type QueryWord, weigh } from './index.ts';

const word = (form: string, more: Partial<QueryWord> = {}): QueryWord => ({
  text: form,
  parts: [{ forms: [form], prefix: null }],
  quoted: false,
  leaves: [0],
  ...more,
});
const among = (counts: Record<string, number>) => ({
  documents: 100,
  documentsWith: (form: string) => counts[form] ?? 0,
  documentsWithPrefix: () => 0,
});
const restore = word('restore', { leaves: undefined });
const mttr = word('mttr', { alternatives: [restore] });

describe('a word with other names', () => {
  it('is demanded as any of them, once, and ranks far above them', () => {
    const { weighed, missing } = weigh([mttr], among({ mttr: 5, restore: 1 }));
    const [any, own, other] = weighed;
    expect(weighed).toHaveLength(3);
    expect(any).toMatchObject({ weight: 0, word: { leaves: [0], alternatives: [{ text: 'restore' }] } });
    expect(any!.demand).toBeGreaterThan(requiredDemand(weighed));
    expect(own).toMatchObject({ demand: 0, word: { leaves: [] } });
    expect(other!.weight * 10).toBeLessThan(own!.weight);
    expect([other!.demand, missing]).toEqual([0, []]);
  });

  it('is any other word if none of them occurs', () => {
    expect(weigh([mttr], among({ mttr: 5 }))).toEqual(weigh([word('mttr')], among({ mttr: 5 })));
    expect(weigh([mttr], among({})).missing).toEqual([word('mttr')]);
  });

  it('that does not occur is replaced by them', () => {
    const { weighed, missing } = weigh([mttr], among({ restore: 1 }));
    expect(missing).toEqual([]);
    expect(weighed[0]).toMatchObject({ weight: 0, word: { text: 'mttr', parts: restore.parts, leaves: [0] } });
    expect(weighed[1]!.weight).toBeGreaterThan(0);
  });

  it('ranks by each other name once, also where several words are one name', () => {
    const { weighed } = weigh(
      [mttr, word('time', { alternatives: [restore] })],
      among({ mttr: 5, time: 9, restore: 1 }),
    );
    expect(weighed.filter(({ word: { text }, demand }) => text === 'restore' && demand === 0)).toHaveLength(1);
    expect(weighed.filter(({ demand }) => demand > 0)).toHaveLength(2);
  });
});
