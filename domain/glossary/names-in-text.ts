import { FUNCTION_WORDS } from '../kernel/index.ts';
import { nameKey } from '../people/index.ts';
import { type QueryTree, type ReadQuery, containsPhrase, foldedWords } from '../search/index.ts';
import { type Term, type TermNames, namesOf } from './term.ts';

/** A name of more words is not looked for in queries and questions (decided). */
const NAME_WORDS_MAX = 8;
/** Words of a query or question that are looked up (decided): as many as a query may have. */
const WORDS_MAX = 60;
/** The most other names that a query or question also means (decided). */
export const ALSO_MEANT_MAX = 20;

/** A term as queries and questions use it. */
export type MeantTerm = Pick<Term, 'id' | 'name' | 'otherNames' | 'definition'>;

/** A name of a term in a query or question. */
export interface FoundName {
  /** As typed. */
  readonly typed: string;
  /** The places of its words. */
  readonly places: readonly number[];
  readonly term: MeantTerm;
  /** The other names of the term. */
  readonly others: readonly string[];
}

/** Words in their order, with their places. No name goes from one run to the next. */
type Run = readonly { readonly place: number; readonly text: string }[];

/** The runs of words of a query in which names of terms are looked for: outside of quotes, without excluded words. */
export function runsOfQuery({ leaves, tree }: Pick<ReadQuery, 'leaves' | 'tree'>): Run[] {
  const runs: { place: number; text: string }[][] = [[]];
  const visit = (part: QueryTree): void => {
    if ('leaf' in part) {
      const { words, isPhrase, isPrefix, isExcluded } = leaves[part.leaf]!;
      if (isPhrase || isPrefix || isExcluded) runs.push([]);
      else runs.at(-1)!.push({ place: part.leaf, text: words });
      return;
    }
    if ('not' in part) return void runs.push([]);
    for (const one of 'all' in part ? part.all : part.any) {
      if ('any' in part || !('leaf' in one)) runs.push([]);
      visit(one);
      if ('any' in part || !('leaf' in one)) runs.push([]);
    }
  };
  visit(tree);
  return runs.filter((run) => run.length > 0);
}

/** The words of a question as one run. */
export const runOfQuestion = (question: string): Run =>
  (question.match(/\S+/gu) ?? []).map((text, place) => ({ place, text }));

/** The compared names that a run may have. */
export function possibleKeys(runs: readonly Run[]): string[] {
  const keys = runs.flatMap((run) => spansOf(run.slice(0, WORDS_MAX)).map(({ key }) => key));
  return [...new Set(keys)].filter((key) => key !== '');
}

/** The names of terms in the runs: the longest first at each place, and no word in two names. */
export function namesInRuns(runs: readonly Run[], terms: readonly MeantTerm[]): FoundName[] {
  const byKey = new Map(terms.flatMap((term) => namesOf(term).map((name) => [nameKey(name), term] as const)));
  let left = ALSO_MEANT_MAX;
  return runs.flatMap((run) => {
    const found: FoundName[] = [];
    let next = 0;
    for (const { from, to, key, text } of spansOf(run.slice(0, WORDS_MAX))) {
      const term = byKey.get(key);
      if (from < next || term === undefined || left === 0 || isCommonWord(bare(text), term)) continue;
      const others = othersOf(term, key).slice(0, left);
      left -= others.length;
      next = to;
      found.push({ typed: bare(text), places: run.slice(from, to).map(({ place }) => place), term, others });
    }
    return found;
  });
}

const COMMON_WORDS = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ')));

/** A word such as “it” or “who”, which is the name “IT” or “WHO” only if it is written so. */
const isCommonWord = (typed: string, term: TermNames): boolean =>
  COMMON_WORDS.has(typed.toLowerCase()) && !namesOf(term).includes(typed);

/** Without the marks around it. */
const bare = (text: string): string => text.replace(/^[\s"'“”„«»‘’([{¿¡]+|[\s"'“”„«»‘’)\]}?!.,;:…]+$/gu, '');

/** Whether a word is one of those of a found name, as names are compared. */
export const isWordOf = ({ typed }: FoundName, word: string): boolean =>
  typed.split(/\s+/u).some((one) => nameKey(one) === nameKey(word));

/** A question with those names of its terms that most of the texts have; the typed ones if none has more. */
export function inWordsOf(question: string, names: readonly FoundName[], texts: readonly string[]): string {
  const holding = (name: string): number => {
    const words = foldedWords(name);
    return texts.filter((text) => containsPhrase(text, words)).length;
  };
  const asked = runOfQuestion(question).map(({ text }) => text);
  let isSame = true;
  for (const { typed, places, others } of names) {
    const counts = [typed, ...others].map((name) => ({ name, count: holding(name) }));
    const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
    const [first = 0] = places;
    if (best.name === typed) continue;
    isSame = false;
    const words = asked.slice(first, first + places.length).join(' ');
    asked.fill('', first, first + places.length);
    asked[first] = words.replace(typed, () => best.name);
  }
  return isSame ? question : asked.filter((word) => word !== '').join(' ');
}

const othersOf = (term: TermNames, key: string): string[] => namesOf(term).filter((name) => nameKey(name) !== key);

/** All spans of words, in their order, the longest first at each word. */
function spansOf(run: Run): { from: number; to: number; key: string; text: string }[] {
  return run.flatMap((_, from) =>
    Array.from({ length: Math.min(NAME_WORDS_MAX, run.length - from) }, (__, shorter) => {
      const to = Math.min(from + NAME_WORDS_MAX, run.length) - shorter;
      const text = run
        .slice(from, to)
        .map((word) => word.text)
        .join(' ');
      return { from, to, key: nameKey(text), text };
    }),
  );
}
