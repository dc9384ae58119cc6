import { filesUnder, textOf } from './source-files.ts';

const web = filesUnder('web/src', /\.tsx?$/).filter((path) => !path.endsWith('.test.ts'));
const BY_HAND = /\bqueryKey\s*:|\buse(?:Pages|Query)\(\s*\[/;
/** Folders that may declare queries or handle any key. */
const KEYS_BELONG_IN = /^web\/src\/(data|kernel\/queries)\//;

/** Everything that is said in one place, and the files that may say it. */
const SAID_ONCE = [
  {
    what: 'a request that changes something',
    said: /\bapi\.(?:POST|PUT|PATCH|DELETE)\(/,
    in: /^web\/src\/(?:data|kernel)\//,
  },
  { what: 'a mutation', said: /\buseMutation[<(]/, in: /^web\/src\/(?:data|kernel|ui)\// },
  { what: 'the undo of a stored change', said: /\/undo\/\{undoId\}/, in: /^web\/src\/kernel\/undo\/undo-change\.ts$/ },
  {
    what: 'why something was refused, in a toast or next to a form',
    said: /explanation \?\?|(?<!styles)\.explanation\b|message: explanation|, explanation\]/,
    in: /^web\/src\/(?:kernel\/(?:api\/api-problem|show-problem)\.ts|ui\/)/,
  },
] as const;

describe('data layer of the web app', () => {
  it.each(SAID_ONCE)('says $what in one place', ({ said, in: place }) => {
    const elsewhere = web.filter(
      (path) => !path.endsWith('.stories.tsx') && !place.test(path) && said.test(textOf(path)),
    );
    expect(elsewhere).toEqual([]);
  });

  it('contains every query key; features, routes and ui import its queries', () => {
    expect(web.filter((path) => !KEYS_BELONG_IN.test(path) && BY_HAND.test(textOf(path)))).toEqual([]);
  });

  it('detects a query key', () => {
    expect("useQuery({ queryKey: ['note', id] })").toMatch(BY_HAND);
    expect("usePages(['notes', id], ask)").toMatch(BY_HAND);
    expect('useQuery(noteQuery(id))').not.toMatch(BY_HAND);
  });

  it('writes dates in the format that the member chose, which is known in one file', () => {
    const byHand = /Intl\.DateTimeFormat\([^)]|\.toLocale(Date|Time)String\(/;
    const written = web.filter((path) => !path.endsWith('.stories.tsx') && byHand.test(textOf(path)));
    expect(written).toEqual(['web/src/ui/time.ts']);
  });
});
