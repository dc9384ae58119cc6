import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

const STATES = ['met', 'n/a', 'operator', 'exception', 'open'];
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, state, how] = /^\| (\d+\.\d+\.\d+\S*) +\| (\S+) +\| (.*) \|$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, state: state!, how: how! }];
  });

describe('the table of ASVS 5.0 in docs/security.md', () => {
  it('has a known state and a reason in every row', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ state, how }) => !STATES.includes(state) || how.trim() === '')).toEqual([]);
    expect(rows.filter(({ state, how }) => state === 'open' && how.length < 20)).toEqual([]);
  });

  it('has rows of every chapter', () => {
    expect([...new Set(rows.map(({ id }) => Number(id.split('.', 1)[0])))]).toEqual(
      Array.from({ length: 17 }, (_, chapter) => chapter + 1),
    );
  });
});
