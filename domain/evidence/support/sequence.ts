import { isSameWord } from './alike.ts';
import type { Finding } from './polarity.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';

/** The content words of two events, in their order of time. */
interface Events {
  readonly first: readonly Word[];
  readonly second: readonly Word[];
}

/** Words around a connecting word of time that must be shared for a refusal. */
const CERTAIN = 2;

/** Compares which of two events came first. Quotes without words of time tell in the order of events. */
export function sequence(sentence: Said, quotes: Said, language: Language): Finding {
  const here = eventsIn(sentence, language);
  if (!here) return 'AGREES';
  const there = eventsIn(quotes, language);
  if (!there) return isBackwards(here, quotes) ? 'DOUBTFUL' : 'AGREES';
  const straight = shared(here.first, there.first) + shared(here.second, there.second);
  const crossed = shared(here.first, there.second) + shared(here.second, there.first);
  if (crossed <= straight) return 'AGREES';
  return straight === 0 && crossed >= CERTAIN ? 'TURNED' : 'DOUBTFUL';
}

const shared = (one: readonly Word[], other: readonly Word[]): number =>
  one.filter(({ text }) => other.some((known) => isSameWord(known.text, text))).length;

const SUBJECTS = /^(?:i|we|they|it|he|she|you|ich|wir|es|sie|er|man|je|nous|on|ils|elles|il|elle|eu|nós|yo|nosotros)$/u;

function eventsIn({ words }: Said, language: Language): Events | null {
  const { before, after, then, conjunctions } = language;
  const thenAt = (at: number): boolean => then.has(words[at]?.text ?? '');
  for (const [at, word] of words.entries()) {
    const follows = at > 0 && conjunctions.has(words[at - 1]!.text);
    const isSince = follows && after.has(word.text);
    const isClause = !follows && (before.has(word.text) || after.has(word.text));
    const events =
      (isClause && !thenAt(at + 1) ? aroundClause(words, at, before.has(word.text)) : null) ??
      (isSince ? afterMoment(words, at) : null) ??
      (isSince || thenAt(at) ? acrossClauses(words, word) : null);
    if (events) return events;
  }
  return null;
}

function eventsOf(first: readonly Word[], second: readonly Word[]): Events | null {
  const content = (all: readonly Word[]): Word[] => all.filter(({ isContent }) => isContent);
  const events = { first: content(first), second: content(second) };
  return events.first.length > 0 && events.second.length > 0 ? events : null;
}

/** “It loaded fast before the traces were moved.” */
function aroundClause(words: readonly Word[], at: number, isBefore: boolean): Events | null {
  const word = words[at]!;
  const rest = words.slice(at + 1).filter(({ sentence }) => sentence === word.sentence);
  const end = rest.find(({ isContent }) => isContent)?.clause ?? word.clause;
  const event = rest.filter(({ clause }) => clause <= end);
  const main = words.filter((one) => one.sentence === word.sentence && one !== word && !event.includes(one));
  return isBefore ? eventsOf(main, event) : eventsOf(event, main);
}

/** “They printed it, but since the audit they don't.” */
function afterMoment(words: readonly Word[], at: number): Events | null {
  const rest = words.slice(at + 1).filter(({ clause }) => clause === words[at]!.clause);
  const subject = rest.findIndex(({ text }) => SUBJECTS.test(text));
  return subject < 0 ? null : eventsOf(rest.slice(0, subject), rest.slice(subject));
}

const acrossClauses = (words: readonly Word[], { clause: own }: Word): Events | null =>
  eventsOf(
    words.filter(({ clause }) => clause < own),
    words.filter(({ clause }) => clause === own),
  );

function isBackwards({ first, second }: Events, quotes: Said): boolean {
  const places = (words: readonly Word[]): number[] =>
    words
      .map(({ text }) => quotes.words.findIndex((known) => known.isContent && isSameWord(known.text, text)))
      .filter((place) => place >= 0);
  const [here, there] = [places(first), places(second)];
  return here.length > 0 && there.length > 0 && Math.min(...here) > Math.max(...there);
}
