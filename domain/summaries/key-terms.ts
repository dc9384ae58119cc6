import { isTelling, wordsOf } from '../extraction/index.ts';

/** Terms of a title at most. */
const TERMS = 3;

/**
 * The terms that tell each group of texts from the others: words and pairs of words, weighted by how often the group has them and how few
 * groups do (class-based TF-IDF; Grootendorst 2022). As written most often.
 */
export function keyTerms(groups: readonly (readonly string[])[]): string[][] {
  const counted = groups.map(countTerms);
  const holders = new Map<string, number>();
  for (const terms of counted) for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  return counted.map((terms) => {
    const ranked = [...terms]
      .filter(([, { count }]) => count > 1)
      .map(([term, { count, forms }]) => ({
        term,
        form: commonest(forms),
        weight: weightOf(term, count, holders.get(term)!, groups.length),
      }))
      .sort((one, other) => other.weight - one.weight || one.term.localeCompare(other.term, 'en'));
    const chosen: typeof ranked = [];
    for (const one of ranked) {
      if (chosen.length >= TERMS) break;
      if (!chosen.some(({ term }) => overlaps(term, one.term))) chosen.push(one);
    }
    return chosen.map(({ form }) => form);
  });
}

/** Key terms as a title; null without any. */
export function titleOf(terms: readonly string[]): string | null {
  const title = terms.join(', ');
  return title === '' ? null : title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

interface Counted {
  count: number;
  readonly forms: Map<string, number>;
}

function countTerms(texts: readonly string[]): Map<string, Counted> {
  const terms = new Map<string, Counted>();
  const add = (form: string): void => {
    const term = form.split(' ').map(singular).join(' ');
    const known = terms.get(term) ?? { count: 0, forms: new Map<string, number>() };
    known.count += 1;
    known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
    terms.set(term, known);
  };
  for (const text of texts) {
    const forms = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
    forms.forEach((form, at) => {
      if (!isTelling(form.toLowerCase())) return;
      add(cased(form, at));
      const next = forms[at + 1];
      if (next && isTelling(next.toLowerCase()) && text.includes(`${form} ${next}`)) add(`${cased(form, at)} ${next}`);
    });
  }
  return terms;
}

/** The first word of a sentence is lower case unless it has further capitals, as names and acronyms may. */
const cased = (form: string, at: number): string =>
  at === 0 && /^\p{Lu}\p{Ll}+$/u.test(form) ? form.toLowerCase() : form;
const singular = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:'s|’s|(?<!s)s)$/u, '');
const commonest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].sort(([one, a], [other, b]) => b - a || one.localeCompare(other, 'en'))[0]![0];

function weightOf(term: string, count: number, holders: number, groups: number): number {
  const pair = term.includes(' ') ? 2 : 1;
  return count * pair * Math.log(1 + groups / holders);
}

function overlaps(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}
