import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from './source-files.ts';

const PAGE = 'docs/specification.md';
const STATES = ['built', 'partly', 'not built'];
/** The lines of each group, by their kinds. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '(i) Media': { R: 9, E: 9, L: 5, M: 1, N: 2, F: 15 },
  '(ii) Documents': { E: 2, F: 8 },
  '(iii) AI': { R: 2, E: 7, L: 2, M: 2, N: 2, F: 17 },
  '(iv) Channels': { R: 10, E: 3, L: 1, N: 1, F: 19 },
  '(viii) Notifications': { R: 1, E: 1, F: 6 },
  '(xi) Other facts': { R: 2, L: 4, M: 1, N: 9, F: 5 },
  'Also asked for': { A: 6 },
};

const rows = textOf(PAGE)
  .split('\n## ')
  .slice(1)
  .flatMap((section) => {
    const [group = '', ...lines] = section.split('\n');
    return lines.flatMap((line) => {
      const [, id, fact, state, place] = /^\| ([A-Z]\d+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? [];
      return id === undefined ? [] : [{ group, id, fact: fact!, state: state!, place: place! }];
    });
  });
const pathsIn = (place: string): string[] =>
  [...place.matchAll(/`((?:domain|application|adapters|api|web|test|docs|scripts)\/[^`]+)`/g)].map(([, path]) => path!);

describe('the page of the specification', () => {
  it('has every line of its groups once, in order', () => {
    const ids = Object.entries(GROUPS).flatMap(([group, kinds]) =>
      Object.entries(kinds).flatMap(([kind, count]) =>
        Array.from({ length: count }, (_, index) => `${group} ${kind}${index + 1}`),
      ),
    );
    expect(rows.map(({ group, id }) => `${group} ${id}`)).toEqual(ids);
  });

  it('has a known state in every line, with a place or a reason', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    expect(rows.filter(({ state, place }) => state === 'built' && !/[`(]/.test(place))).toEqual([]);
    expect(
      rows.filter(({ state, place }) => state !== 'built' && place.replaceAll(/`[^`]+`/g, '').length < 15),
    ).toEqual([]);
  });

  it('names files that exist', () => {
    const paths = rows.flatMap(({ place }) => pathsIn(place));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  });
});
