import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './source-files.ts';

interface Cruised {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { rule: { name: string }; from: string; to: string }[];
  };
}

describe('imports', () => {
  it('follow the table of docs/architecture.md, without cycles, types included', () => {
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        program,
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        'domain',
        'application',
        'adapters',
        'api',
        'web/src',
        'test',
      ],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 200_000_000,
        env: { PATH: process.env['PATH'] },
      },
    );
    if (!stdout) throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as Cruised;
    expect(summary.totalCruised).toBeGreaterThan(100);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  }, 120_000);
});
