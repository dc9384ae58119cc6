import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './source-files.ts';

interface Cruised {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { rule: { name: string }; from: string; to: string }[];
  };
}

const PROGRAM = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

function cruise(config: string, ...folders: string[]): Cruised['summary'] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, '--config', config, '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 200_000_000, env: { PATH: process.env['PATH'] } },
  );
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as Cruised).summary;
}

const told = ({ violations }: Cruised['summary']): string[] =>
  violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

describe('imports', () => {
  it('follow the table of docs/architecture.md, without cycles, types included', () => {
    const rings = ['domain', 'application', 'adapters', 'api', 'web/src', 'test'];
    const summary = cruise('.dependency-cruiser.cjs', ...rings);
    expect(summary.totalCruised).toBeGreaterThan(100);
    expect(told(summary)).toEqual([]);
  }, 120_000);

  it('do not tie folders into a cycle', () => {
    const summary = cruise('.dependency-cruiser.folders.cjs', 'domain', 'application', 'adapters', 'api', 'web/src');
    expect(summary.totalCruised).toBeGreaterThan(100);
    expect(told(summary)).toEqual([]);
  }, 120_000);
});
