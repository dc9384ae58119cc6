import { isSameWord } from './alike.ts';
import type { Finding } from './polarity.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';
import type { WordSet } from './words/word-set.ts';

/** The content words on both sides of a connecting word: what depends, and what it depends on. */
interface Sides {
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

function around(said: Said, connecting: WordSet): Sides | null {
  const at = said.words.findIndex(({ text }, place) => place > 0 && connecting.has(text));
  if (at < 0) return null;
  const content = (words: readonly Word[]): Word[] => words.filter(({ isContent }) => isContent);
  const sides = { before: content(said.words.slice(0, at)), after: content(said.words.slice(at + 1)) };
  return sides.before.length > 0 && sides.after.length > 0 ? sides : null;
}

const common = (one: readonly Word[], other: readonly Word[]): number =>
  one.filter((word) => other.some((known) => isSameWord(word.text, known.text))).length;

const swapped = (one: Sides, other: Sides): Finding => {
  const straight = common(one.before, other.before) + common(one.after, other.after);
  const crossed = common(one.before, other.after) + common(one.after, other.before);
  return crossed > straight ? 'TURNED' : 'AGREES';
};

/** Effect before, cause after. */
function causeIn(said: Said, { because, therefore }: Language): Sides | null {
  const first = said.words[0];
  if (first && because.has(first.text)) {
    // “Because it is slow, they left”: the cause comes first.
    const end = said.words.findIndex(({ clause }) => clause > first.clause);
    if (end > 0) return { before: said.words.slice(end), after: said.words.slice(1, end) };
  }
  const direct = around(said, because);
  if (direct) return direct;
  const turned = around(said, therefore);
  return turned && { before: turned.after, after: turned.before };
}

/** Compares causes with their effects. A cause that the quotes do not name is doubtful. */
export function causality(sentence: Said, quotes: Said, language: Language): Finding {
  const here = causeIn(sentence, language);
  if (!here) return 'AGREES';
  const there = causeIn(quotes, language);
  if (!there) return 'DOUBTFUL';
  const finding = swapped(here, there);
  // Another cause than that of the quotes.
  const isOther =
    common(
      here.after.filter(({ isContent }) => isContent),
      quotes.words.filter(isCauseOf(there)),
    ) === 0;
  return finding === 'AGREES' && isOther ? 'DOUBTFUL' : finding;
}

/** A word of what the quotes name as a cause. */
const isCauseOf =
  ({ after }: Sides) =>
  (word: Word): boolean =>
    after.includes(word);

const COMPARES = /\b(?:más|menos|mayor|menor|mejor|peor|mais|maior|melhor|pior|plus|moins|meilleur|pire)\b/u;

/** Compares the sides of “than”. A comparison that the quotes do not make is doubtful. */
export function comparison(sentence: Said, quotes: Said, { than, code, numbers }: Language): Finding {
  const compares = (said: Said): boolean => NAMED_THAN.has(code) || COMPARES.test(textOf(said));
  const [here, there] = [sentence, quotes].map((said) => (compares(said) ? comparedIn(said, than) : null));
  if (!here) {
    const isLimit = quotes.words.some(
      ({ text }, at) => than.has(text) && isNumber(quotes.words[at + 1]?.text, numbers),
    );
    return there && !isLimit && isOfCompared(sentence, there) ? 'DOUBTFUL' : 'AGREES';
  }
  if (!there) return code === 'en' ? 'DOUBTFUL' : 'AGREES';
  const only = (one: readonly Word[], other: readonly Word[]): Word[] =>
    one.filter((word) => common([word], other) === 0);
  const [before, after] = [only(there.before, there.after), only(there.after, there.before)];
  const [moved, back] = [common(here.before, after), common(here.after, before)];
  return back > 0 && (moved > 0 || common(here.after, after) === 0) ? 'TURNED' : 'AGREES';
}

/** Whether a sentence gives what is compared to the thing after “than”: “the old one is nicer” for “nicer than the old one”. */
function isOfCompared(sentence: Said, { before, after }: Sides): boolean {
  const has = (words: readonly Word[]): boolean => common(words, sentence.words) > 0;
  const quality = before.slice(-COMPARED);
  return has(quality) && has(after.filter((word) => common([word], before) === 0));
}

const isNumber = (word: string | undefined, numbers: Language['numbers']): boolean =>
  word !== undefined && (/^\d/u.test(word) || numbers.has(word));

/** Content words before “than” in which the quality is: “nicer to look at than”. */
const COMPARED = 2;

/** Languages in which “than” is a word of its own. */
const NAMED_THAN: ReadonlySet<string> = new Set(['en', 'de']);
/** Words for a place or time that can be compared. */
const DEICTIC =
  /^(?:here|there|now|then|before|hier|dort|jetzt|früher|damals|aquí|allí|ahora|antes|aqui|lá|agora|ici|là|maintenant|avant)$/u;

function comparedIn({ words }: Said, than: WordSet): Sides | null {
  const at = words.findIndex(({ text }, place) => place > 0 && than.has(text));
  const content = (all: readonly Word[]): Word[] =>
    all.filter(({ text, isContent }) => isContent || DEICTIC.test(text));
  if (at < 0) return null;
  const sides = {
    before: content(words.slice(0, at)),
    after: content(words.slice(at + 1).filter(({ clause }) => clause <= words[at]!.clause)),
  };
  return sides.before.length > 0 && sides.after.length > 0 ? sides : null;
}

const textOf = ({ words }: Said): string => words.map(({ text }) => text).join(' ');

/** Words that change places at least, for an exchange of actor and object. */
const EXCHANGED = 3;

/**
 * Whether the shared words of a sentence come in the reverse order of its quotes: “the nurse told the doctor” for “the
 * doctor told the nurse”. A passive names its actor, and may reverse them.
 */
export function isExchanged(sentence: Said, quotes: Said, { by, code }: Language): boolean {
  // German puts its objects first too.
  if (code === 'de') return false;
  const places = sentence.words
    .filter(({ isContent }) => isContent)
    .map((word) => quotes.words.findIndex((known) => known.isContent && isSameWord(known.text, word.text)))
    .filter((place, at, all) => place >= 0 && all.indexOf(place) === at);
  if (places.length < EXCHANGED || new Set(places.map((place) => quotes.words[place]!.clause)).size > 1) return false;
  if (sentence.words.some(({ text }) => by.has(text)) !== quotes.words.some(({ text }) => by.has(text))) return false;
  return places.every((place, at) => at === 0 || place < places[at - 1]!);
}
