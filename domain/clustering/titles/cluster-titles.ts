import { Facets } from './facets.ts';
import { answerOf } from './kept-titles.ts';
import { type Pair, pairsOf } from './pair-counts.ts';
import { type CodedText, linksOf, Phrases, Vocabulary } from './phrase-counts.ts';
import { type Phrase, ScoredPhrases } from './phrase-scores.ts';
import { Holdings, TITLE_SHARE, WORD_TITLE_SHARE } from './title-shares.ts';
import { DENIED, ONLY_LISTED } from './title-words.ts';
import { quoted } from './quoted.ts';
import { capitalized, pairForms, phraseForms, shortened } from './written-phrase.ts';

/** Phrases of a group that may become its title. */
const CANDIDATES = 12;
/** The best phrases, of which these are chosen. */
const LOOKED_AT = 80;
/** Of so few words, also phrases that occur once are kept. */
const FEW = 50_000;
/** In groups of so many texts, also words that occur once are listed. */
const FEW_TEXTS = 5;
/** A word alone that others use as well says less than a list: if less than this share of its use is that of the group. */
const SPECIFIC = 0.92;
/** A word that fewer of a few texts have is no title. */
const MOST = 0.8;
/** The title of a group whose texts have too little in common. */
export const MIXED_TITLE = 'Mixed';

/** Texts that have the phrase itself; others have its words in other places. */
const leastCount = (texts: number): number =>
  Math.min(texts - 1, Math.max(2, Math.min(FEW_USES, TITLE_SHARE * texts), USED_SHARE * texts));
const FEW_USES = 3;
const USED_SHARE = 0.12;

interface Candidate extends Phrase {
  readonly group: number;
}

/** The possible titles of a group. */
interface Titles {
  readonly phrases: readonly Candidate[];
  /** Two or three phrases or words, if no phrase holds. */
  readonly listed: readonly Phrase[] | null;
  /** Phrases that may be added to a title that says too little. */
  readonly facets: Facets;
}

/** Counts that the titles of all groups share. */
interface Shared {
  readonly phrases: Phrases;
  readonly vocabulary: Vocabulary;
  readonly keys: readonly string[];
  readonly total: number;
  readonly links: ReadonlySet<number>;
}

/**
 * A title for each group of texts, in their order: the phrase of one to five words that most of its texts share and few others have.
 * Phrases are weighted by class-based TF-IDF (Grootendorst 2022), and written as the texts write them: “Waiting for a reply”. A phrase
 * holds for at least a fifth of the texts, with the same polarity. If that says too little, a second is added: “Lost card, PIN”. If
 * none holds, two or three typical words are listed, or a typical text is quoted, or the title is “Mixed”. No title occurs twice. The
 * order of groups and texts does not matter.
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
  const shared = { phrases, vocabulary, keys, total: all.length, links: linksOf(all) };
  const pairs = pairsOf(coded, others, keys);
  const titles = coded.map((texts, group) => titlesOf(group, texts, pairs[group]!, shared));
  const chosen = chooseEach(
    titles.flatMap((one) => one.phrases),
    groups,
    keys,
  );
  const taken = new Set<string>();
  return groups.map((texts, group) => unused(written(texts, titles[group]!, chosen.get(group), keys), taken));
}

function written(
  texts: readonly string[],
  { phrases, listed, facets }: Titles,
  chosen: Candidate | undefined,
  keys: readonly string[],
): string {
  // Groups that say the same have the same title, with a number.
  const one = chosen ?? (listed ? undefined : phrases[0]);
  if (one) {
    const second = facets.beside(one);
    const parts = second ? [one, second] : [one];
    const saysLittle = parts.length === 1 && isWord(one, keys) && isSmall(texts) && one.count < texts.length * MOST;
    return (saysLittle ? quoted(texts) : undefined) ?? joinedTitles(texts, parts, keys);
  }
  if (listed) return joinedTitles(texts, listed, keys);
  return texts.length > 1 ? (answerOf(texts) ?? quoted(texts) ?? MIXED_TITLE) : shortened(texts);
}

const isWord = ({ words }: Phrase, keys: readonly string[]): boolean =>
  words.length === 1 && !keys[words[0]!]!.startsWith(DENIED);

/** In a few texts, one word in common may be chance. */
const isSmall = ({ length }: readonly string[]): boolean => length > 2 && length <= FEW_TEXTS;

function joinedTitles(texts: readonly string[], parts: readonly Phrase[], keys: readonly string[]): string {
  const forms = parts.map(({ node, words }) => {
    const keysOf = words.map((word) => keys[word]!);
    return node < 0 ? pairForms(texts, keysOf) : phraseForms(texts, keysOf);
  });
  return capitalized(forms.join(', '));
}

function titlesOf(group: number, texts: readonly CodedText[], pairs: readonly Pair[], shared: Shared): Titles {
  const { keys, links, vocabulary } = shared;
  const few = texts.length <= FEW_TEXTS && shared.phrases.countIn(texts).size === 0;
  const phrasesOf = few ? new Phrases(texts, keys.length, 1) : shared.phrases;
  const scored = new ScoredPhrases(texts, phrasesOf, pairs, keys, shared.total);
  const holdings = new Holdings(texts);
  const told = ({ words }: Phrase): readonly number[] => words.filter((word) => !links.has(word));
  const isDenied = ({ words }: Phrase): boolean => keys[words[0]!]!.startsWith(DENIED);
  const isHeld = (one: Phrase): boolean =>
    holdings.isHeld(told(one), one.words.length > 1 || isDenied(one) ? TITLE_SHARE : WORD_TITLE_SHARE) &&
    // Its words in other places of texts are no phrase.
    (one.words.length === 1 || one.count >= leastCount(texts.length));
  const isNoun = ({ words }: Phrase): boolean => vocabulary.isNoun(keys[words[0]!]!);
  const isTitle = (one: Phrase): boolean =>
    one.words.length > 1
      ? new Set(told(one)).size === told(one).length
      : isDenied(one) || (!ONLY_LISTED.has(keys[one.words[0]!]!) && (isNoun(one) || one.count >= MOST * texts.length));
  const isVague = (one: Phrase): boolean =>
    one.words.length === 1 && !isDenied(one) && texts.length > FEW_TEXTS && one.specific < SPECIFIC;
  const likely = scored.all.slice(0, LOOKED_AT);
  const facets = new Facets(texts, likely, links, keys, (word) => vocabulary.isNoun(word));
  const held = facets.all.filter(isHeld);
  const whole = held.map((one) => {
    const longer = scored.completed(one);
    return isHeld(longer) ? longer : one;
  });
  const able = whole.filter(isTitle).map((one) => ({ ...one, group }));
  const phrases = able.filter((one) => !isVague(one)).slice(0, CANDIDATES);
  const listed = facets.listed();
  return { phrases: phrases.length > 0 || listed ? phrases : able.slice(0, CANDIDATES), listed, facets };
}

/** Gives each phrase to the group whose texts it distinguishes best. */
function chooseEach(
  candidates: readonly Candidate[],
  groups: readonly (readonly string[])[],
  keys: readonly string[],
): Map<number, Candidate> {
  const first = new Map(groups.map((texts, at) => [at, texts.toSorted()[0] ?? '']));
  const byText = (a: Candidate, b: Candidate): number => (first.get(a.group)! < first.get(b.group)! ? -1 : 1);
  const chosen = new Map<number, Candidate>();
  const taken = new Set<string>();
  for (const one of candidates.toSorted((a, b) => b.score - a.score || byText(a, b))) {
    // “Top up” and “top-up” are the same.
    const words = one.words.map((word) => keys[word]!.replace('-', '')).join('');
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
