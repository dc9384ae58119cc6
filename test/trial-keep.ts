import { readFileSync, readdirSync } from 'node:fs';
import { SCRIPTS } from './builders/edit-scripts.ts';
import { judged, share, type Tally } from './builders/edited-highlights.ts';
const folder = new URL('../sample/', import.meta.url);
const texts = readdirSync(folder).filter((n) => n.startsWith('voices') || n.startsWith('testing')).map((n) => readFileSync(new URL(n, folder), 'utf8').split(/\n+/).map((l) => l.match(/\S+/g) ?? []).filter((w) => w.length > 0));
for (const anchor of ['mark', 'beside'] as const) for (const script of Object.keys(SCRIPTS)) {
  const t: Tally = { right: 0, short: 0, lost: 0, wrong: 0, grown: 0, skipped: 0 };
  texts.forEach((text, i) => { const one = judged(script, text, anchor, 100 + i); for (const k of Object.keys(t) as (keyof Tally)[]) t[k] += one[k]; });
  console.log(anchor, script, share(t, 'right').toFixed(3), t.short, t.lost, t.wrong, t.grown);
}
