import { type SegmentCount, segmentsOf } from './index.ts';

const count = (field: string | null, value: string, ofTheme: number, people: number): SegmentCount => ({
  field,
  value,
  ofTheme,
  people,
});
const TOTALS = { ofTheme: 40, people: 400 };

describe('segments of a theme', () => {
  it('compare each value with the people who are not in the theme, and tell a difference only beyond chance', () => {
    const [source] = segmentsOf([count(null, 'APP_STORE', 30, 120), count(null, 'ZENDESK', 10, 280)], TOTALS);
    expect(source!.values).toMatchObject([
      { value: 'APP_STORE', people: 30, share: { value: 0.75 }, elsewhere: 0.25, differs: 'MORE' },
      { value: 'ZENDESK', people: 10, share: { value: 0.25 }, elsewhere: 0.75, differs: 'LESS' },
    ]);
    const [plan] = segmentsOf([count('plan', 'Free', 21, 200), count('plan', 'Paid', 19, 200)], TOTALS);
    expect(plan!.values.every(({ differs }) => differs === null)).toBe(true);
  });

  it('put fields in which the theme differs first', () => {
    const counts = [
      count('plan', 'Free', 21, 200),
      count('plan', 'Paid', 19, 200),
      count('size', 'Large', 38, 100),
      count('size', 'Small', 2, 300),
    ];
    expect(segmentsOf(counts, TOTALS).map(({ field }) => field)).toEqual(['size', 'plan']);
  });

  it('leave out fields with one value, of few people, and of one person each', () => {
    const orders = Array.from({ length: 30 }, (_, at) => count('order', `${at}`, 1, 1));
    const few = [count('beta', 'yes', 2, 3), count('beta', 'no', 1, 200)];
    expect(segmentsOf([count('all', 'same', 40, 400), ...orders, ...few], TOTALS)).toEqual([]);
  });

  it('have no comparison if the theme is the whole channel', () => {
    const [plan] = segmentsOf([count('plan', 'Free', 30, 30), count('plan', 'Paid', 10, 10)], {
      ofTheme: 40,
      people: 40,
    });
    expect(plan!.values[0]).toMatchObject({ elsewhere: null, differs: null });
  });
});
