import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { cyclesAmong } from './cycles-among.ts';
import { root } from './source-files.ts';

interface Cruised {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { rule: { name: string }; from: string; to: string }[];
  };
}

const PROGRAM = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const RINGS = ['domain', 'application', 'adapters', 'api', 'web/src', 'test'];
const PRODUCT = /^(domain|application|adapters|api|web\/src)\//;
const TEST = /\.test\.tsx?$/;
/** Path segments of the longest paths. */
const DEEPEST = 8;

const within = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

/** Reads all imports of the repository in one pass. */
function cruised(): Cruised {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...RINGS],
    { cwd: root, encoding: 'utf8', maxBuffer: 200_000_000, env: { PATH: process.env['PATH'] } },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Cruised;
}

describe('imports', () => {
  let all: Cruised;
  beforeAll(() => {
    all = cruised();
  }, 300_000);

  it('follow the table of docs/architecture.md, without cycles, types included', () => {
    expect(all.summary.totalCruised).toBeGreaterThan(100);
    expect(all.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  it('do not tie folders of any depth into a cycle', () => {
    const ours = (path: string) => PRODUCT.test(path) && !TEST.test(path);
    const imports = all.modules
      .filter(({ source }) => ours(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.filter(({ resolved }) => ours(resolved)).map(({ resolved }) => [source, resolved] as const),
      );
    expect(imports.length).toBeGreaterThan(100);
    for (let depth = 1; depth <= DEEPEST; depth += 1) {
      const folderOf = (path: string) => dirname(path).split('/').slice(0, depth).join('/');
      const between = imports.map(([from, to]) => [folderOf(from), folderOf(to)] as const);
      expect(cyclesAmong(between.filter(([from, to]) => !within(from, to) && !within(to, from)))).toEqual([]);
    }
  });
});
