import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measuredBenches, pathsOf } from '../bench/capabilities.ts';
import { benchmarksPage } from '../bench/page.ts';
import type { Taken } from '../bench/row.ts';
import { root, textOf } from './source-files.ts';

const row: Taken = { what: 'start', against: '', measured: 1, unit: 's', atMost: 2, date: '2026-11-01', commit: 'abc' };

describe('the page of benchmarks', () => {
  it('shows the day and the commit of each row, and marks the rows of changed capabilities as stale', () => {
    const page = benchmarksPage({ start: [row], import: [{ ...row, commit: 'def' }] }, (bench, commit) => {
      return bench === 'start' && commit === 'abc';
    });
    expect(page).toContain('| yes | 2026-11-01 abc **stale** |');
    expect(page).toContain('| yes | 2026-11-01 def |');
  });

  it('has each stored row', () => {
    const stored = JSON.parse(readFileSync(join(root, 'test/bench/results.json'), 'utf8')) as Record<string, Taken[]>;
    const lines = textOf('docs/benchmarks.md').split('\n');
    const missing = Object.values(stored)
      .flat()
      .filter(
        ({ what, date, commit }) => !lines.some((line) => line.includes(what) && line.includes(`${date} ${commit}`)),
      );
    expect(missing).toEqual([]);
  });

  it('knows what each benchmark measures', () => {
    const files = readdirSync(join(root, 'test/bench')).filter((file) => file.endsWith('.bench.ts'));
    expect([...measuredBenches()].sort()).toEqual(files.map((file) => file.replace('.bench.ts', '')).sort());
    const measured = measuredBenches().map((bench) => ({
      bench,
      paths: pathsOf(bench).filter((path) => existsSync(join(root, path))).length,
    }));
    expect(measured.filter(({ paths }) => paths < 2)).toEqual([]);
  });
});
