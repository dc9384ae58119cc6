import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  packages: Record<string, { optional?: boolean; engines?: { node?: string } }>;
}

const OLDEST = 20;
/** The Node that npm installs, and that every script runs on. */
const NEEDED = 24;
const RANGE = /(>=|\^|~)?\s*(\d+)/;

const locked = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as Locked;
const ranges = Object.entries(locked.packages).flatMap(([path, { optional, engines }]) =>
  path.includes('node_modules/') && !optional && engines?.node ? [{ path, range: engines.node }] : [],
);

/** By major versions, which is enough for the newest release of each. */
const accepts = (range: string, major: number): boolean =>
  range.split('||').some((one) => {
    const [, operator, from] = RANGE.exec(one) ?? [];
    return from === undefined || (operator === '>=' ? Number(from) <= major : Number(from) === major);
  });

describe('the lock file', () => {
  // Scripts run on the Node that npm installs, so that a warning about the Node of npm itself is no help. If Node 24
  // satisfies the range, delete `engines` from the entry; npm keeps it so.
  it('has no package for which npm warns on the oldest Node', () => {
    expect(ranges.filter(({ range }) => !accepts(range, OLDEST))).toEqual([]);
    expect(ranges.length).toBeGreaterThan(100);
  });

  it('has no package that needs more than the Node of the scripts', () => {
    expect(ranges.filter(({ range }) => !accepts(range, NEEDED))).toEqual([]);
  });

  it('is compared by ranges as packages write them', () => {
    expect(['>=18', '^20.9.0 || >=22', '18 || 20', '*', '>=16 || 14 >=14.17'].map((one) => accepts(one, 20))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(['>=22', '^22.18.0 || >=24.11.0', '^22||^24||>=26'].map((one) => accepts(one, 20))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
