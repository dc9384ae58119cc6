import { type CodedText, Phrases, Vocabulary } from './phrase-counts.ts';
import { phraseForms, shortened } from './written-phrase.ts';

/** Phrases of a group that may become its title. */
const CANDIDATES = 12;
/** A longer phrase is the better title if at least this share of the occurrences of the shorter one continue to it. */
const CONTINUED = 0.5;
/** Of so few words, also phrases that occur once are kept. */
const FEW = 50_000;
/** Subtracted from each count, because one text may have any words. */
const ONCE = 0.8;
/** In larger groups a phrase of one text counts half. */
const SMALL = 2;
const HALF = 0.5;
/** Exponent of the share of the words of a phrase; decided by reading titles of feedback and meetings. */
const SUPPORT = 0.4;

interface Candidate {
  readonly group: number;
  readonly node: number;
  readonly words: readonly number[];
  readonly score: number;
}

/**
 * A title for each group of texts, in their order: the phrase of one to five words that most of its texts share and few others have.
 * Phrases are weighted by class-based TF-IDF (Grootendorst 2022), and written as the texts write them: “Waiting for a reply”. No title
 * occurs twice. The order of groups and texts does not matter.
 *
 * @param background other texts of the same subject, which make common phrases less telling
 */
export function clusterTitles(groups: readonly (readonly string[])[], background: readonly string[] = []): string[] {
  const vocabulary = new Vocabulary();
  const coded = groups.map((texts) => texts.map((text) => vocabulary.code(text)));
  const others = background.map((text) => vocabulary.code(text));
  const keys = vocabulary.keys();
  const all = [...coded.flat(), ...others];
  const phrases = new Phrases(all, keys.length, all.reduce((words, text) => words + text.length, 0) <= FEW ? 1 : 2);
  const candidates = coded.flatMap((texts, group) => candidatesOf(group, texts, phrases, keys, all.length));
  const chosen = chooseEach(candidates, groups);
  const taken = new Set<string>();
  return groups.map((texts, group) => {
    const one = chosen.get(group);
    const title = one
      ? phraseForms(
          texts,
          one.words.map((word) => keys[word]!),
        )
      : shortened(texts);
    return unused(title, taken);
  });
}

function candidatesOf(
  group: number,
  texts: readonly CodedText[],
  shared: Phrases,
  keys: readonly string[],
  total: number,
): Candidate[] {
  const found = scored(group, texts, shared, keys, total);
  return found.length > 0 ? found : scored(group, texts, new Phrases(texts, keys.length, 1), keys, total);
}

function scored(
  group: number,
  texts: readonly CodedText[],
  phrases: Phrases,
  keys: readonly string[],
  total: number,
): Candidate[] {
  const counts = phrases.countIn(texts);
  const rest = Math.max(1, total - texts.length);
  const support = supportOf(phrases, counts, texts.length);
  const all = [...counts].map(([node, count]): Candidate => {
    const words = phrases.wordsOf(node);
    const elsewhere = Math.max(0, phrases.texts[node]! - count);
    const share = (count - ONCE) / texts.length;
    const specific = share / (share + elsewhere / rest);
    const rare = Math.log(1 + total / (count + elsewhere + 1));
    const once = count === 1 && texts.length > SMALL ? HALF : 1;
    const score = once * Math.sqrt(share) * specific * rare * lengthWeight(words.length) * support(words);
    return { group, node, words, score };
  });
  return all
    .sort((a, b) => b.score - a.score || compareWords(a, b, keys))
    .slice(0, CANDIDATES)
    .map((one) => completed(one, all, counts));
}

/** How common the words of a phrase are among the texts; helps small groups, in which hardly a phrase occurs twice. */
function supportOf(
  phrases: Phrases,
  counts: ReadonlyMap<number, number>,
  texts: number,
): (words: readonly number[]) => number {
  const shares = new Map<number, number>();
  for (const [node, count] of counts) {
    const [word, ...more] = phrases.wordsOf(node);
    if (more.length === 0) shares.set(word!, count / texts);
  }
  return (words) => {
    const known = words.flatMap((word) => shares.get(word) ?? []);
    return (known.reduce((sum, share) => sum + share, 0) / Math.max(1, known.length)) ** SUPPORT;
  };
}

/** A word alone says less than a phrase; the fifth word adds little. */
const lengthWeight = (length: number): number => [0, 0.38, 1, 1.2, 1.25, 1.2][length]!;

/** The longest phrase to which most occurrences of this one continue. */
function completed(one: Candidate, all: readonly Candidate[], counts: ReadonlyMap<number, number>): Candidate {
  const least = Math.max(1.5, CONTINUED * counts.get(one.node)!);
  const inner = ` ${one.words.join(' ')} `;
  const longer = all.filter(
    ({ node, words }) =>
      words.length > one.words.length && counts.get(node)! >= least && ` ${words.join(' ')} `.includes(inner),
  );
  const [longest] = longer.sort((a, b) => b.words.length - a.words.length || b.score - a.score || a.node - b.node);
  return longest ? { ...longest, score: Math.max(one.score, longest.score) } : one;
}

function compareWords(a: Candidate, b: Candidate, keys: readonly string[]): number {
  const [one, other] = [a, b].map(({ words }) => words.map((word) => keys[word]!).join(' ')) as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Gives each phrase to the group whose texts it distinguishes best. */
function chooseEach(candidates: readonly Candidate[], groups: readonly (readonly string[])[]): Map<number, Candidate> {
  const first = new Map(groups.map((texts, at) => [at, texts.toSorted()[0] ?? '']));
  const byText = (a: Candidate, b: Candidate): number => (first.get(a.group)! < first.get(b.group)! ? -1 : 1);
  const chosen = new Map<number, Candidate>();
  const taken = new Set<string>();
  for (const one of candidates.toSorted((a, b) => b.score - a.score || byText(a, b))) {
    const words = one.words.join(' ');
    if (chosen.has(one.group) || taken.has(words)) continue;
    chosen.set(one.group, one);
    taken.add(words);
  }
  return chosen;
}

/** Adds a number to a title that is taken. */
function unused(title: string, taken: Set<string>): string {
  let one = title;
  for (let number = 2; taken.has(one.toLowerCase()); number += 1) one = `${title} ${number}`;
  taken.add(one.toLowerCase());
  return one;
}
