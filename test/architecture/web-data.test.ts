import { filesUnder, textOf } from './source-files.ts';

const web = filesUnder('web/src', /\.tsx?$/).filter((path) => !path.endsWith('.test.ts'));
const BY_HAND = /\bqueryKey\s*:|\buse(?:Pages|Query)\(\s*\[/;
/** Folders that may declare queries or handle any key. */
const KEYS_BELONG_IN = /^web\/src\/(data|kernel\/queries)\//;

describe('data layer of the web app', () => {
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
