import { caseless } from '../text/index.ts';

/** Plural endings of English; other languages keep theirs. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/([b-df-hj-np-tv-z])ies$/, '$1y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^siu])s$/, '$1'],
];

/** A label as labels are compared: without case, spaces, punctuation and plural. */
export function labelKey(label: string): string {
  const bare = caseless(label).replace(/[\p{P}\p{S}\p{Z}\s]+/gu, '');
  const [pattern, singular] = PLURALS.find(([ending]) => ending.test(bare)) ?? [];
  return pattern ? bare.replace(pattern, singular!) : bare;
}

/** The field with the name of a column: the same label, or else the only one whose label differs in case, spaces or plural. */
export function fieldOfName<F extends { readonly label: string }>(name: string, fields: readonly F[]): F | undefined {
  const same = fields.find(({ label }) => label === name.trim());
  if (same) return same;
  const key = labelKey(name);
  const alike = key === '' ? [] : fields.filter(({ label }) => labelKey(label) === key);
  return alike.length === 1 ? alike[0] : undefined;
}
