import { CHANGE_IDS, IGNORED_CHANGES } from '../../web/src/kernel/queries/changes.ts';
import { filesUnder, textOf } from './source-files.ts';

const web = filesUnder('web/src', /\.tsx?$/).filter((path) => !path.endsWith('.test.ts'));
const BY_HAND = /\bqueryKey\s*:|\buse(?:Pages|Query)\(\s*\[/;
/** Folders that may declare queries or handle any key. */
const KEYS_BELONG_IN = /^web\/src\/(data|kernel\/queries)\//;

const server = filesUnder('application', /\.ts$/).filter((path) => !path.endsWith('.test.ts'));
/** Matches `name: 'note:created'`, a choice between two names, or a helper with the name as its first argument. */
const NAMED = /(?:\bname:|\b(?:request)?[eE]vent\()([^,;{]*)/g;
const EVENT = /'([a-z]+:[a-z]+)'/g;
/** Matches names built from a prefix: `note:${what}`. */
const PREFIX = /(?:\bname:|\bevent\()\s*`([a-z]+):\$\{/g;

function announced(text: string): { names: string[]; prefixes: string[] } {
  const named = [...text.matchAll(NAMED)].map(([, value]) => value!);
  return {
    names: named.flatMap((value) => [...value.matchAll(EVENT)].map(([, name]) => name!)),
    prefixes: [...text.matchAll(PREFIX)].map(([, prefix]) => prefix!),
  };
}

describe('data layer of the web app', () => {
  it('contains every query key; features, routes and ui import its queries', () => {
    expect(web.filter((path) => !KEYS_BELONG_IN.test(path) && BY_HAND.test(textOf(path)))).toEqual([]);
  });

  it('detects a query key', () => {
    expect("useQuery({ queryKey: ['note', id] })").toMatch(BY_HAND);
    expect("usePages(['notes', id], ask)").toMatch(BY_HAND);
    expect('useQuery(noteQuery(id))').not.toMatch(BY_HAND);
  });

  it('handles or explicitly ignores every server event', () => {
    const known = [...Object.keys(CHANGE_IDS), ...IGNORED_CHANGES];
    const sent = server.map((path) => announced(textOf(path)));
    const names = new Set(sent.flatMap((one) => one.names));
    expect(names.size).toBeGreaterThan(15);
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    const prefixes = new Set(sent.flatMap((one) => one.prefixes));
    expect([...prefixes].filter((prefix) => !known.some((name) => name.startsWith(`${prefix}:`)))).toEqual([]);
  });

  it('finds event names in all notations', () => {
    expect(announced("announce({ name: on ? 'insight:published' : 'insight:unpublished', teamId })").names).toEqual([
      'insight:published',
      'insight:unpublished',
    ]);
    expect(announced("event('tags:arranged', { projectId })").names).toEqual(['tags:arranged']);
    expect(announced('event(`note:${what}`, {})').prefixes).toEqual(['note']);
  });
});
