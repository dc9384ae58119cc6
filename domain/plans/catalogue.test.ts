import { addOnOf, ADD_ONS, OFFERED, PLANS, type Plan, planOf } from './index.ts';

const ALL = null;
/** minutes, projects, folders, channels, data points, extensions, templates, tag boards, fewest and most seats. */
type Row = [string, ...(number | null)[]];

// Decision D14, one row for each version.
const ROWS: Row[] = [
  ['personal', 180, 3, 1, 0, 0, 3, 3, 3, 1, 1],
  ['free-2022', 180, 3, 1, 0, 0, 3, 3, 3, 1, 1],
  ['free-2023', 180, 3, 1, 0, 0, 3, 3, 3, 1, 1],
  ['free-2024-03', 300, 1, 1, 1, 250, 3, 3, 3, 1, 2],
  ['free-2025-07', 600, 1, 1, 1, 250, 3, 3, 3, 1, 3],
  ['personal-pro', 600, ALL, 3, 0, 0, 3, 3, 3, 1, 1],
  ['pro', 600, ALL, 3, 0, 0, 3, 3, 3, 1, 1],
  ['starter', 900, 3, 3, 1, 250, 3, 3, 3, 1, 4],
  ['professional-2024-03', 1500, ALL, 5, 1, 250, 5, 5, ALL, 3, 10],
  ['professional-2025-07', 1800, ALL, 5, 1, 250, 5, 5, ALL, 3, 10],
  ['team', 1800, ALL, ALL, 1, 250, ALL, ALL, ALL, 5, 2000],
  ['business-2023-02', 6000, ALL, ALL, ALL, 10_000, ALL, ALL, ALL, 5, 2000],
  ['business-2023-06', 6000, ALL, ALL, ALL, 10_000, ALL, ALL, ALL, 5, 2000],
  ['business-2023-09', 6000, ALL, ALL, ALL, 10_000, ALL, ALL, ALL, 10, 2000],
  ['business-bundle', 6000, ALL, ALL, ALL, 10_000, ALL, ALL, ALL, 10, 2000],
  ['business-2025-07', 6000, ALL, ALL, ALL, 10_000, ALL, ALL, ALL, 10, 2000],
  ['business-40', 6000, ALL, ALL, ALL, 10_000, ALL, ALL, ALL, 15, 2000],
  ['enterprise-2023-07', ALL, ALL, ALL, ALL, ALL, ALL, ALL, ALL, 20, 2000],
  ['enterprise-2025-07', ALL, ALL, ALL, ALL, ALL, ALL, ALL, ALL, 20, 2000],
  ['enterprise-pro-bundle', ALL, ALL, ALL, ALL, ALL, ALL, ALL, ALL, 20, 2000],
  ['enterprise-trial', ALL, ALL, ALL, ALL, ALL, ALL, ALL, ALL, 20, 2000],
  ['enterprise-expert-program', ALL, ALL, ALL, ALL, ALL, ALL, ALL, ALL, 20, 2000],
  ['self-hosted', ALL, ALL, ALL, ALL, ALL, ALL, ALL, ALL, 1, ALL],
];

const rowOf = ({ reference, limits, seats }: Plan): Row => [
  reference,
  limits.transcriptionMinutes,
  limits.projects,
  limits.folders,
  limits.channels,
  limits.dataPoints,
  limits.extensions,
  limits.templates,
  limits.tagBoards,
  seats.least,
  seats.most,
];

describe('the catalogue of plans', () => {
  it.each(ROWS)('has the limits of %s', (...row) => {
    expect(rowOf(planOf(row[0])!)).toEqual(row);
  });

  it('has no plan without a row here, and no reference twice', () => {
    expect(PLANS.map(({ reference }) => reference).toSorted()).toEqual(ROWS.map(([reference]) => reference).toSorted());
  });

  it('has the current plans of the specification, all others are legacy', () => {
    expect(PLANS.filter(({ isLegacy }) => !isLegacy).map(({ name, reference }) => [name, reference])).toEqual([
      ['Self-hosted', 'self-hosted'],
      ['Free', 'free-2024-03'],
      ['Free', 'free-2025-07'],
      ['Professional', 'professional-2024-03'],
      ['Professional', 'professional-2025-07'],
      ['Business', 'business-2023-02'],
      ['Business', 'business-2023-06'],
      ['Business', 'business-2023-09'],
      ['Business', 'business-bundle'],
      ['Business', 'business-2025-07'],
      ['Business 40', 'business-40'],
      ['Enterprise', 'enterprise-2023-07'],
      ['Enterprise', 'enterprise-2025-07'],
      ['Enterprise', 'enterprise-pro-bundle'],
      ['Enterprise Trial', 'enterprise-trial'],
    ]);
  });

  it('has a family for each plan that is sold', () => {
    const families = new Map(PLANS.map(({ baseReference, productFamily }) => [baseReference, productFamily]));
    expect(Object.fromEntries(families)).toEqual({
      'self-hosted': null,
      personal: null,
      free: null,
      'personal-pro': 'PRO',
      pro: 'PRO',
      starter: 'PRO',
      professional: 'PRO',
      team: 'TEAM',
      business: 'TEAM',
      'business-40': 'TEAM',
      enterprise: 'ENTERPRISE',
    });
  });

  it('describes each plan, with the hours and users of the specification in its limits', () => {
    for (const { name, description } of PLANS) expect([name, description].every(Boolean)).toBe(true);
    expect(planOf('starter')!.description).toBe('For up to 4 users');
  });

  it('offers the newest version of each plan, from the one without payment up', () => {
    expect(OFFERED.map(({ reference }) => reference)).toEqual([
      'free-2025-07',
      'professional-2025-07',
      'business-2025-07',
      'enterprise-2025-07',
    ]);
  });

  it('allows more with each plan offered', () => {
    for (const [index, plan] of OFFERED.entries()) {
      const next = OFFERED[index + 1];
      if (!next) continue;
      expect(next.features).toEqual(expect.arrayContaining([...plan.features]));
      expect(next.features.length).toBeGreaterThan(plan.features.length);
    }
  });

  it('has the add-ons of the specification, each with title and subtitle', () => {
    expect(ADD_ONS.map(({ reference, isLegacy }) => [reference, isLegacy])).toEqual([
      ['data-points-2024-10', true],
      ['data-points-2025-07', false],
      ['channels', false],
      ['hipaa', false],
      ['recruit', false],
      ['magic', false],
    ]);
    for (const each of ADD_ONS) expect(addOnOf(each.reference)).toBe(each);
    for (const { title, subtitle } of ADD_ONS) expect([title, subtitle].every(Boolean)).toBe(true);
  });
});
