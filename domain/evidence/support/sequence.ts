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

function eventsIn({ words }: Said, { before, after, then, conjunctions }: Language): Events | null {
  const content = (all: readonly Word[]): Word[] => all.filter(({ isContent }) => isContent);
  const found = (first: readonly Word[], second: readonly Word[]): Events | null => {
    const events = { first: content(first), second: content(second) };
    return events.first.length > 0 && events.second.length > 0 ? events : null;
  };
  for (const [at, word] of words.entries()) {
    const isBefore = before.has(word.text);
    const follows = at > 0 && conjunctions.has(words[at - 1]!.text);
    if ((isBefore || after.has(word.text)) && !follows && !then.has(words[at + 1]?.text ?? '')) {
      const rest = words.slice(at + 1).filter(({ sentence }) => sentence === word.sentence);
      const end = rest.find(({ isContent }) => isContent)?.clause ?? word.clause;
      const event = rest.filter(({ clause }) => clause <= end);
      const main = words.filter((one) => one.sentence === word.sentence && one !== word && !event.includes(one));
      const events = isBefore ? found(main, event) : found(event, main);
      if (events) return events;
    }
    // “They printed it, but since the audit they don't.”
    if (follows && after.has(word.text)) {
      const rest = words.slice(at + 1).filter(({ clause }) => clause === word.clause);
      const subject = rest.findIndex(({ text }) => SUBJECTS.test(text));
      const events = subject < 0 ? null : found(rest.slice(0, subject), rest.slice(subject));
      if (events) return events;
    }
    if (then.has(word.text) || (follows && after.has(word.text))) {
      const events = found(
        words.filter(({ clause }) => clause < word.clause),
        words.filter(({ clause }) => clause === word.clause),
      );
      if (events) return events;
    }
  }
  return null;
}

function isBackwards({ first, second }: Events, quotes: Said): boolean {
  const places = (words: readonly Word[]): number[] =>
    words
      .map(({ text }) => quotes.words.findIndex((known) => known.isContent && isSameWord(known.text, text)))
      .filter((place) => place >= 0);
  const [here, there] = [places(first), places(second)];
  return here.length > 0 && there.length > 0 && Math.min(...here) > Math.max(...there);
}
