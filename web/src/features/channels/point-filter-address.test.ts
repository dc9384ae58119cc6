import { filterOf, readPointFilter, shownValue, withCondition, writePointFilter } from './point-filter-address.ts';

const HASH =
  '#from=2026-01-01&to=2026-03-31&source=CSV&tag=billing&tag=login&author=mail+ada%40x.io&field=plan&field=Pro';

describe('the filter of data points in the address', () => {
  it('keeps its conditions, and all else that the hash says', () => {
    const conditions = readPointFilter(HASH);
    expect(readPointFilter(writePointFilter('#chart=line', conditions))).toEqual(conditions);
    expect(writePointFilter(HASH, [])).toBe('#from=2026-01-01&to=2026-03-31');
    expect(writePointFilter('', [])).toBe('');
  });

  it('is a request: values of one kind are alternatives', () => {
    expect(filterOf(readPointFilter(HASH))).toEqual({
      sources: ['CSV'],
      tags: ['billing', 'login'],
      authors: ['mail ada@x.io'],
      fields: { plan: ['Pro'] },
    });
    expect(filterOf([])).toEqual({});
    expect(filterOf(readPointFilter('#field=constructor&field=Ada&field=constructor&field=Bo'))).toEqual({
      fields: { constructor: ['Ada', 'Bo'] },
    });
  });

  it('leaves out unknown sources, fields without a value, and a second theme', () => {
    expect(readPointFilter('#source=NONE&field=plan&theme=a&theme=b')).toEqual([{ kind: 'theme', value: 'a' }]);
  });

  it('takes a condition away that is chosen again, and has one theme', () => {
    const [csv, one, other] = [
      { kind: 'source', value: 'CSV' },
      { kind: 'theme', value: 'a' },
      { kind: 'theme', value: 'b' },
    ] as const;
    expect(withCondition([csv, one], csv)).toEqual([one]);
    expect(withCondition([csv, one], other)).toEqual([csv, other]);
  });

  it('shows values in words', () => {
    expect(shownValue({ kind: 'source', value: 'CSV' })).not.toBe('');
    expect(shownValue({ kind: 'author', value: 'mail ada@x.io' })).toBe('ada@x.io');
  });
});
