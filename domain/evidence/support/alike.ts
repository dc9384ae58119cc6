/** How near two words are in meaning, from -1 to 1. */
export type Nearness = (one: string, other: string) => number;

const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[^\u0000-\u007f]/u;
const ENGLISH_ENDING = /(?:'s|ingly|edly|ings?|ed|ly|ers?|es|s|e)$/u;
const GERMAN_PARTICIPLE = /^ge(?=.{3,}(?:t|en)$)/u;
const SHARED_MIN = 3;
/** Share of the longer word that related words have in common at their beginnings. */
const SHARED = 0.6;
/** Letters of a word that is a part of a longer one at least. */
const PART_MIN = 5;
/** Nearness of words that may stand for each other. */
const SYNONYM = 0.5;

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  'bought=buy thought=think took=take taken=take went=go gone=go saw=see seen=see told=tell found=find felt=feel lost=lose paid=pay kept=keep left=leave sent=send spent=spend gave=give given=give wrote=write written=write spoke=speak spoken=speak slept=sleep meant=mean heard=hear broke=break broken=break built=build chose=choose chosen=choose ate=eat eaten=eat began=begin begun=begin brought=bring caught=catch drove=drive driven=drive fell=fall fallen=fall forgot=forget forgotten=forget grew=grow grown=grow held=hold knew=know known=know led=lead met=meet ran=run sold=sell taught=teach threw=throw thrown=throw understood=understand woke=wake wore=wear won=win children=child people=person women=woman men=man doctors=doctor drs=doctor dr=doctor info=information phone=telephone'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

const stems = new Map<string, string>();
const STEMS_MAX = 20_000;

/** The part of a word that its forms share, roughly. */
export function rootOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const plain = BEYOND_ASCII.test(word) ? word.normalize('NFD').replace(MARKS, '').replace('ß', 'ss') : word;
  const regular = IRREGULAR[plain] ?? plain;
  const bare = regular.replace(GERMAN_PARTICIPLE, '');
  const root = regular.length >= SHARED_MIN ? bare.replace(ENGLISH_ENDING, '') : regular;
  const found = root.length >= 2 ? root : regular;
  if (stems.size >= STEMS_MAX) stems.clear();
  stems.set(word, found);
  return found;
}

/** A part of a word that denies the rest. */
const DENYING = /^(?:un|in|im|il|ir|dis|mis|non|des)$/u;

/** Whether two words are forms of one word. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [rootOf(one), rootOf(other)];
  if (first === second) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (short.length < SHARED_MIN) return false;
  if (
    short.length >= PART_MIN &&
    (long.startsWith(short) || (long.endsWith(short) && !DENYING.test(long.slice(0, -short.length))))
  )
    return true;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  if (shared >= PART_MIN && 2 * shared >= long.length && shared >= SHARED * short.length) return true;
  return shared >= Math.max(SHARED_MIN, Math.ceil(SHARED * long.length));
}

const OPPOSITE = /^(?:un|in|im|il|ir|dis|mis|non-?|des|dés|in)(?=.{4})/u;

/** Whether one word is the other with a prefix that denies it: unhappy, inutile. */
export function isDenied(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const bare = long.replace(OPPOSITE, '');
  return bare !== long && (bare === short || rootOf(bare) === rootOf(short));
}

/** Whether one word may stand for the other. */
export const isSynonym = (one: string, other: string, nearness: Nearness | null): boolean =>
  isSameWord(one, other) || (nearness !== null && nearness(one, other) >= SYNONYM);
