import { type CodedText, linksOf, Phrases, Vocabulary } from './phrase-counts.ts';
import { type Phrase, ScoredPhrases } from './phrase-scores.ts';
import { Holdings, TITLE_SHARE, WORD_TITLE_SHARE } from './title-shares.ts';
import { DENIED, ONLY_LISTED } from './title-words.ts';
import { listedForms, phraseForms, shortened } from './written-phrase.ts';

/** Phrases of a group that may become its title. */
const CANDIDATES = 12;
/** The best phrases, of which these are chosen. */
const LOOKED_AT = 80;
/** Of so few words, also phrases that occur once are kept. */
const FEW = 50_000;
/** In groups of so many texts, also words that occur once are listed. */
const FEW_TEXTS = 5;
/** Words that may be listed. */
const WORDS = 24;
/** A word alone that others use as well says less than a list: if less than this share of its use is that of the group. */
const SPECIFIC = 0.92;
/** The title of a group whose texts have too little in common. */
export const MIXED_TITLE = 'Mixed';

interface Candidate extends Phrase {
  readonly group: number;
}

/** The possible titles of a group. */
interface Titles {
  readonly phrases: readonly Candidate[];
  /** Two or three words, if no phrase holds. */
  readonly listed: readonly number[] | null;
}

/**
 * A title for each group of texts, in their order: the phrase of one to five words that most of its texts share and few others have.
 * Phrases are weighted by class-based TF-IDF (Grootendorst 2022), and written as the texts write them: “Waiting for a reply”. A phrase
 * holds for at least a fifth of the texts, with the same polarity. If none does, two or three typical words are listed, or the title
 * is “Mixed”. No title occurs twice. The order of groups and texts does not matter.
 *
 * @param background other texts of the same subject, which make common phrases less telling
 */
export function clusterTitles(groups: readonly (readonly string[])[], background: readonly string[] = []): string[] {
  const vocabulary = new Vocabulary();
  const coded = groups.map((texts) => texts.map((text) => vocabulary.code(text)));
  const others = background.map((text) => vocabulary.code(text));
  const keys = vocabulary.keys();
  const all = [...coded.flat(), ...others];
  const links = linksOf(all);
  const phrases = new Phrases(all, keys.length, all.reduce((words, text) => words + text.length, 0) <= FEW ? 1 : 2);
  const titles = coded.map((texts, group) => titlesOf(group, texts, phrases, keys, all.length, links));
  const chosen = chooseEach(
    titles.flatMap((one) => one.phrases),
    groups,
    keys,
  );
  const taken = new Set<string>();
  return groups.map((texts, group) => {
    const keysOf = (words: readonly number[]): string[] => words.map((word) => keys[word]!);
    const { listed, phrases: own } = titles[group]!;
    // Groups that say the same have the same title, with a number.
    const one = chosen.get(group) ?? (listed ? undefined : own[0]);
    if (one) return unused(phraseForms(texts, keysOf(one.words)), taken);
    if (listed) return unused(listedForms(texts, keysOf(listed)), taken);
    return unused(texts.length > 1 ? MIXED_TITLE : shortened(texts), taken);
  });
}

function titlesOf(
  group: number,
  texts: readonly CodedText[],
  shared: Phrases,
  keys: readonly string[],
  total: number,
  links: ReadonlySet<number>,
): Titles {
  const few = texts.length <= FEW_TEXTS && shared.countIn(texts).size === 0;
  const scored = new ScoredPhrases(texts, few ? new Phrases(texts, keys.length, 1) : shared, keys, total);
  const holdings = new Holdings(texts);
  const told = ({ words }: Phrase): readonly number[] => words.filter((word) => !links.has(word));
  const isDenied = ({ words }: Phrase): boolean => keys[words[0]!]!.startsWith(DENIED);
  const isHeld = (one: Phrase): boolean =>
    holdings.isHeld(told(one), one.words.length > 1 || isDenied(one) ? TITLE_SHARE : WORD_TITLE_SHARE);
  const isTitle = (one: Phrase): boolean =>
    one.words.length === 1 ? !ONLY_LISTED.has(keys[one.words[0]!]!) : new Set(told(one)).size === told(one).length;
  const isVague = (one: Phrase): boolean =>
    one.words.length === 1 && !isDenied(one) && texts.length > FEW_TEXTS && one.specific < SPECIFIC;
  const held = scored.all.slice(0, LOOKED_AT).filter(isHeld);
  const whole = held.map((one) => {
    const longer = scored.completed(one);
    return isHeld(longer) ? longer : one;
  });
  const able = whole.filter(isTitle).map((one) => ({ ...one, group }));
  const phrases = able.filter((one) => !isVague(one)).slice(0, CANDIDATES);
  const listed = listedOf(texts, scored.all, holdings, keys);
  return { phrases: phrases.length > 0 || listed ? phrases : able.slice(0, CANDIDATES), listed };
}

function listedOf(
  texts: readonly CodedText[],
  all: readonly Phrase[],
  holdings: Holdings,
  keys: readonly string[],
): readonly number[] | null {
  if (texts.length < 2) return null;
  const words = all.filter((one) => one.words.length === 1).slice(0, WORDS);
  return holdings.listed(
    words.map((one) => one.words[0]!),
    keys,
  );
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
