import { globSync } from 'node:fs';
import { root, textOf } from './source-files.ts';

const heading = '## Where do I put …?';
const RINGS = /^(domain|application|adapters|api|web|migrations|test|openapi)\//;

/** Paths named in the table, in which `<name>` is any name; those that do not exist yet are in italics. */
function named(): { path: string; italic: boolean }[] {
  const [, after = ''] = textOf('docs/architecture.md').split(heading);
  const [table = ''] = after.split('\n## ');
  return [...table.matchAll(/(_?)`([^`\s]+)`(_?)/g)]
    .map(([, before, path]) => ({ path: path!, italic: before === '_' }))
    .filter(({ path }) => RINGS.test(path));
}

const exists = (path: string): boolean => globSync(path.replaceAll(/<[^>]+>/g, '*'), { cwd: root }).length > 0;

describe('the table of docs/architecture.md that says where to put things', () => {
  it('names paths', () => {
    expect(named().length).toBeGreaterThan(40);
  });

  it('names what exists, and in italics what does not', () => {
    // Any adapter matches it.
    const some = named().filter(({ path }) => path !== 'adapters/<service>');
    expect(some.filter(({ path, italic }) => exists(path) === italic)).toEqual([]);
  });
});
