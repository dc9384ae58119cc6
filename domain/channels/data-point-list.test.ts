import { addressKey, authorName, choicesOf, dataPointListOf, readFieldChoice } from './index.ts';

describe('a list of data points', () => {
  it('ends with the whole last day', () => {
    expect(dataPointListOf({ from: '2026-05-01', to: '2026-05-02', query: 'export', tags: ['a'] })).toEqual({
      from: new Date('2026-05-01T00:00:00Z'),
      before: new Date('2026-05-03T00:00:00Z'),
      words: 'export',
      tags: ['a'],
    });
    expect(dataPointListOf({ outliers: true })).toEqual({ themeId: null });
  });

  it('reads values of fields, and refuses all else', () => {
    expect(dataPointListOf({ fields: '{"plan":["Pro"]}' })).toEqual({ fields: { plan: ['Pro'] } });
    for (const text of [
      '',
      '[]',
      'null',
      '{"plan":"Pro"}',
      '{"plan":[2]}',
      '{',
      '{"plan":["\\u0000"]}',
      '{"\\ud800":["a"]}',
    ])
      expect(() => readFieldChoice(text)).toThrow('Invalid JSON');
  });
});

describe('values to filter by', () => {
  const point = (more: object) => ({
    source: 'CSV' as const,
    tags: [],
    authorKey: null,
    creator: null,
    fields: {},
    ...more,
  });

  it('are counted, the most frequent first', () => {
    const ada = { authorKey: 'mail ada@x.io', creator: { name: 'Ada', email: 'Ada@x.io' } };
    const choices = choicesOf([
      point({ tags: ['b', 'a'], ...ada }),
      point({ source: 'API', tags: ['b'], ...ada }),
      point({ authorKey: 'id 7', tags: ['c'] }),
    ]);
    expect(choices.sources).toEqual([
      { value: 'CSV', count: 2 },
      { value: 'API', count: 1 },
    ]);
    expect(choices.tags.map(({ value }) => value)).toEqual(['b', 'a', 'c']);
    expect(choices.authors).toEqual([
      { key: 'mail ada@x.io', name: 'Ada', count: 2 },
      { key: 'id 7', name: '7', count: 1 },
    ]);
  });

  it('leave out fields whose values never repeat', () => {
    const fields = [1, 2, 3].map((number) => point({ fields: { number, paid: number > 1 } }));
    expect(choicesOf(fields).fields).toEqual([
      {
        name: 'paid',
        values: [
          { value: 'true', count: 2 },
          { value: 'false', count: 1 },
        ],
      },
    ]);
  });
});

describe('an author', () => {
  it('is known by address, and shown by name', () => {
    expect(addressKey(' Ada@X.io ')).toBe('mail ada@x.io');
    expect([authorName({ email: 'a@x.io' }), authorName({ name: 'Ada', id: '1' }), authorName(null)]).toEqual([
      'a@x.io',
      'Ada',
      null,
    ]);
  });
});
