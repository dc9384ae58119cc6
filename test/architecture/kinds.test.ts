import { KINDS } from '../../domain/kinds/index.ts';
import { filesUnder, textOf } from './source-files.ts';

const name = `'(?:${Object.values(KINDS)
  .map(({ type }) => type)
  .join('|')})'`;
/** An array or SQL list of two kinds or more. */
const LIST = new RegExp(`(?:\\[|IN \\()\\s*${name}\\s*,\\s*${name}`, 'g');

describe('lists of kinds', () => {
  it('follow from the catalogue, domain/kinds', () => {
    const lists = ['domain', 'application', 'adapters', 'api']
      .flatMap((ring) => filesUnder(ring, /(?<!\.test)\.ts$/))
      .flatMap((path) => (textOf(path).match(LIST) ?? []).map((list) => `${path}: ${list}`));
    expect(lists).toEqual([]);
  });

  it('are known when seen', () => {
    for (const list of ["['NOTE', 'INSIGHT']", "IN ('PROJECT', 'PROJECT_CATEGORY')"]) expect(list).toMatch(LIST);
    expect("{ type: 'NOTE', one: 'note' }").not.toMatch(LIST);
  });
});
