import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, textOf } from './source-files.ts';

const tests = ['domain', 'application', 'adapters', 'api', 'web', 'test'].flatMap((folder) =>
  filesUnder(folder, /\.(?:test\.tsx?|stories\.tsx)$/),
);
const rules = new Set(Object.keys((JSON.parse(withoutComments(textOf('.oxlintrc.json'))) as { rules: object }).rules));

interface Row {
  readonly id: string;
  readonly state: string;
  readonly how: string;
  readonly proofs: readonly string[];
}

function withoutComments(json: string): string {
  return json.replace(/^\s*\/\/.*$/gm, '');
}

const rowsOf = (page: string): Row[] =>
  page.split('\n').flatMap((line) => {
    const [, id, state, how, proof] = /^\| (\d+\.\d+\.\d+\S*) +\| (\S+) +\| (.*) \| (.*?) +\|$/.exec(line) ?? [];
    if (id === undefined) return [];
    return [{ id, state: state!, how: how!, proofs: [...proof!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) }];
  });

/** Whether a name is exactly one test or story, by the end of its path, or a lint rule, or a check of CI. */
function isProof(name: string): boolean {
  if (/\.(?:test\.tsx?|stories\.tsx)$/.test(name))
    return tests.filter((path) => `/${path}`.endsWith(`/${name}`)).length === 1;
  return name.startsWith('.ci/checks/') ? existsSync(join(root, name)) : rules.has(name);
}

describe('the rows of ASVS in docs/security.md', () => {
  const rows = rowsOf(textOf('docs/security.md'));

  it('name a proof if they are met', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(({ state, proofs }) => state === 'met' && proofs.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('name proofs that exist, each by a name of its own', () => {
    expect(
      rows.flatMap(({ id, proofs }) => proofs.filter((name) => !isProof(name)).map((name) => `${id} ${name}`)),
    ).toEqual([]);
  });

  it('have a reason in whole sentences if they are open or an exception', () => {
    const reasons = rows.filter(({ state }) => state === 'open' || state === 'exception');
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter(({ how }) => !/^[A-Z].{20,}\.$/.test(how)).map(({ id }) => id)).toEqual([]);
  });

  it('are refused without a proof, and with one that is missing or has many names', () => {
    expect(rowsOf('| 1.1.1 | met | Done. | – |')[0]).toMatchObject({ id: '1.1.1', state: 'met', proofs: [] });
    expect(['matrix.test.ts', 'eqeqeq', '.ci/checks/fuzz'].map(isProof)).toEqual([true, true, true]);
    expect(['missing.test.ts', 'trix.test.ts', 'account.test.ts', 'no-rule', '.ci/checks/none'].map(isProof)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});
