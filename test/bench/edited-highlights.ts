import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPTS } from '../builders/edit-scripts.ts';
import { type Tally, judged, share } from '../builders/edited-highlights.ts';
import type { Row } from './row.ts';

const folder = join(import.meta.dirname, '../../sample');
const texts = readdirSync(folder)
  .filter((name) => /^(voices|testing|migrating)/.test(name))
  .map((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/\n+/)
      .map((line) => line.match(/\S+/g) ?? [])
      .filter((words) => words.length > 0),
  );

const rows = (['mark', 'beside'] as const).flatMap((anchor) =>
  Object.keys(SCRIPTS).map((script): Row => {
    const tally: Tally = { right: 0, short: 0, lost: 0, wrong: 0, grown: 0, skipped: 0 };
    texts.forEach((text, index) => {
      const one = judged(script, text, anchor, 500 + index);
      for (const key of Object.keys(tally) as (keyof Tally)[]) tally[key] += one[key];
    });
    const { right, short, lost, wrong, grown } = tally;
    return {
      what: `highlights right after edits, ${anchor === 'mark' ? 'marks' : 'anchors outside the text'}: ${script}`,
      against: '',
      measured: 100 * share(tally, 'right'),
      unit: '%',
      atLeast: 99,
      note: `of ${right + short + lost + wrong + grown}: ${short} short, ${lost} lost, ${wrong} wrong, ${grown} grown`,
    };
  }),
);
process.stdout.write(JSON.stringify(rows));
