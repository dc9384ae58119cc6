import { readFileSync, readdirSync } from 'node:fs';
import { SCRIPTS } from '../../test/builders/edit-scripts.ts';
import { type Tally, judged, share } from '../../test/builders/edited-highlights.ts';

const folder = new URL('../../sample/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.startsWith('voices') || name.startsWith('testing'))
  .map((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split(/\n+/)
      .map((line) => line.match(/\S+/g) ?? [])
      .filter((words) => words.length > 0),
  );

function tallied(script: string, anchor: 'mark' | 'beside'): Tally {
  const tally: Tally = { right: 0, short: 0, lost: 0, wrong: 0, grown: 0, skipped: 0 };
  texts.forEach((text, index) => {
    const one = judged(script, text, anchor, 100 + index);
    for (const key of Object.keys(tally) as (keyof Tally)[]) tally[key] += one[key];
  });
  return tally;
}

/** Words that were deleted, derived, and then typed again can be identified only by their context. */
const leastRight = (script: string, anchor: 'mark' | 'beside'): number =>
  script.startsWith('deleted') ? (anchor === 'mark' ? 0.96 : 0.88) : 0.98;

/** Seeded: a change of these figures is a change of the rules. */
describe('highlights after edits of real interviews', () => {
  it.each(Object.keys(SCRIPTS))('marks: %s', (script) => {
    const tally = tallied(script, 'mark');
    // Two members who split one paragraph offline duplicate its end; a highlight across the split grows by it.
    const grown = script === 'three people offline' ? 1 : 0;
    expect([share(tally, 'right') >= leastRight(script, 'mark'), tally.wrong, tally.grown <= grown]).toEqual([
      true,
      0,
      true,
    ]);
  });

  it.each(Object.keys(SCRIPTS).filter((name) => !name.startsWith('passages')))(
    'anchors beside the text: %s',
    (script) => {
      const tally = tallied(script, 'beside');
      expect([share(tally, 'right') >= leastRight(script, 'beside'), tally.wrong, tally.grown]).toEqual([true, 0, 0]);
    },
  );
});
