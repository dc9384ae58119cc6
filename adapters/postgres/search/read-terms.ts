import type { EngineRun } from '@evident/application/search/search-engine';

/** The words of a passage by place, from the text form of a tsvector: `'pay':3 'price':1A,4 'it''s':2`. Title and keywords are runs of their own. */
export function runsOf(terms: string): EngineRun[] {
  const places: { forms: string[]; weight: string }[] = [];
  for (const [, term, at] of terms.matchAll(/'((?:[^'\\]|''|\\\\)*)':([0-9A-D,]+)/g)) {
    const form = term!.replaceAll("''", "'").replaceAll('\\\\', '\\');
    for (const place of at!.split(',')) {
      const position = Number.parseInt(place, 10);
      const known = (places[position] ??= { forms: [], weight: /[A-C]$/.exec(place)?.[0] ?? 'D' });
      known.forms.push(form);
    }
  }
  const runs: { weight: string; isTitle: boolean; places: string[][] }[] = [];
  let apart = true;
  for (let position = 1; position < places.length; position += 1) {
    const place = places[position];
    if (place === undefined) {
      // A word whose places are no longer counted leaves a gap, and so does the end of the title: no phrase reaches across.
      apart = true;
      continue;
    }
    const { forms, weight } = place;
    const run = runs.at(-1);
    if (apart || run === undefined || run.weight !== weight)
      runs.push({ weight, isTitle: weight === 'A', places: [forms] });
    else run.places.push(forms);
    apart = false;
  }
  return runs.map(({ isTitle, places: of }) => ({ isTitle, places: of }));
}
