import { isSameWord } from './alike.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';

/** The speaker as actor, and as object. Possessives name others: “my manager”. */
const ACTING =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'd|we'll|ich|wir|man|je|j|on|yo|nosotros|nosotras|eu|nós|a gente)$/u;
const OBJECT = /^(?:me|us|mir|mich|uns|m|moi|nos|mí|mim)$/u;
/** Before a noun; languages without pronouns for actors are read by them. */
const DETERMINER =
  /^(?:el|la|los|las|un|una|mi|mis|su|sus|nuestro|nuestra|este|esta|o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|seu|sua|esse|essa)$/u;
const PASSIVE =
  /^(?:was|were|been|be|being|is|are|got|wird|wurde|wurden|worden|été|est|sont|fue|fueron|sido|foi|foram)$/u;
/** Languages that leave out pronouns for actors. */
const DROPS: ReadonlySet<string> = new Set(['es', 'pt']);
/** A noun after these is no actor. */
const OBLIQUE =
  /^(?:herrn|dem|den|from|von|vom|de|du|des|del|da|do|by|par|por|of|to|for|für|pour|para|with|mit|avec|com|con|in|at|on|en|em|im|am)$/u;
/** Words between an actor and its verb. */
const AUXILIARY =
  /^(?:has|have|had|did|does|do|can|could|will|would|may|might|must|should|never|not|also|then|just|always|only|already|a|ai|ont|avait|aussi|ne|n|há|ha|han|había|tem|tinha|não|no|se|lhe|le|les|também|también|l|lui|\p{L}+(?:ly|mente|ment))$/u;
/** “Got a call” has another actor than “called”. */
const GETS =
  /^(?:gets?|got|receiv\p{L}*|bekam\p{L}*|bekomm\p{L}*|erh[aiä]lt\p{L}*|erhielt\p{L}*|reçoi\p{L}*|reçu\p{L}*|recib\p{L}*|receb\p{L}*)$/u;
/** Verbs that report words, but whose actor and object matter. */
const ADDRESSES =
  /^(?:ask|call|tell|told|explain|invit|frag|ruf|rief|erklär|bat\b|bitte[nt]|demand|appel|expliqu|pregunt|pid|pedi|llam|explic|pergunt|lig[ao]|cham)/u;

/**
 * Whether actor and object may have changed places around a verb that a sentence shares with its quotes: “the bank called
 * the agent” for “the agent called the bank”, or “Priya called” for “the agent called … for me”.
 * @param names words of the names of the quoted speakers
 */
export function areRolesExchanged(
  sentence: Said,
  quotes: Said,
  names: ReadonlySet<string>,
  language: Language,
): boolean {
  const isSpeaker = ({ text }: Word): boolean =>
    names.has(text) || (language.people.has(text) && !quotes.words.some((known) => isSameWord(known.text, text)));
  const there = clausesOf(quotes);
  const hasObject = (verb: string): boolean =>
    there.some(
      (words) => words.some(({ text }) => isSameWord(text, verb)) && words.some(({ text }) => OBJECT.test(text)),
    );
  return clausesOf(sentence).some((clause) => {
    const at = clause.findIndex((word) => word.isContent || isSpeaker(word));
    if (at < 0 || OBLIQUE.test(clause[at - 1]?.text ?? '')) return false;
    const actor = clause[at]!;
    const verb = clause.findIndex(
      (word, place) =>
        place > at && isVerb(clause, place, language) && !isSpeaker(word) && !language.people.has(word.text),
    );
    if (verb < 0) return false;
    const { text } = clause[verb]!;
    if (clause.slice(at + 1, verb).some(({ text }) => GETS.test(text))) return false;
    const reports = (word: string): boolean =>
      language.reporting.has(word) && !ADDRESSES.test(word) && !hasObject(word);
    if (isSpeaker(actor) && !isDoing(clause, at, verb, isSpeaker, reports, language)) return false;
    const places = there.flatMap((words) =>
      words.flatMap((word, place) => (word.isContent && isSameWord(word.text, text) ? [{ words, place }] : [])),
    );
    const after = clause.slice(verb + 1);
    const isTurned = ({ words, place }: Place): boolean =>
      isPassive(words, place, language) === isPassive(clause, verb, language) &&
      (isSpeaker(actor)
        ? isActionOfOther(words, place, names, language)
        : isExchange(actor, after, { words, place }, isSpeaker, language));
    return places.length > 0 && places.every(isTurned);
  });
}

/** Whether a verb follows its actor, and does more than to report words. */
function isDoing(
  clause: readonly Word[],
  at: number,
  verb: number,
  isSpeaker: (word: Word) => boolean,
  reports: (word: string) => boolean,
  { code }: Language,
): boolean {
  if (reports(clause[verb]!.text)) return false;
  return code === 'de' || clause.slice(at + 1, verb).every((word) => AUXILIARY.test(word.text) || isSpeaker(word));
}

interface Place {
  readonly words: readonly Word[];
  readonly place: number;
}

function clausesOf({ words }: Said): Word[][] {
  const clauses = new Map<number, Word[]>();
  for (const word of words) clauses.set(word.clause, [...(clauses.get(word.clause) ?? []), word]);
  return [...clauses.values()];
}

/** A content word that may be a verb. German nouns have capitals, and adjectives stand before them. */
const isVerb = (clause: readonly Word[], at: number, { code }: Language): boolean =>
  clause[at]!.isContent &&
  !(code === 'de' && (/^\p{Lu}/u.test(clause[at]!.raw) || /^\p{Lu}/u.test(clause[at + 1]?.raw ?? '')));

function isPassive(words: readonly Word[], at: number, { code }: Language): boolean {
  const near = code === 'de' ? words : words.slice(Math.max(0, at - 3), at);
  const form = near.findLastIndex(({ text }) => PASSIVE.test(text));
  // “Are going to hire”
  return form >= 0 && (code === 'de' || !near.slice(form).some(({ text }) => text === 'to' || text === 'going'));
}

/** Whether a clause of the quotes has another actor than its speaker. */
function isActionOfOther(
  words: readonly Word[],
  place: number,
  names: ReadonlySet<string>,
  { code, people }: Language,
): boolean {
  if (words.some(({ text }) => ACTING.test(text) || names.has(text))) return false;
  if (code === 'de') return words.some(({ text }) => OBJECT.test(text)) || beginsWithNoun(words);
  const before = words.slice(0, place);
  return before.some(
    ({ isContent, text }, at) =>
      (isContent && (!DROPS.has(code) || DETERMINER.test(before[at - 1]?.text ?? ''))) ||
      (code === 'en' && people.has(text)),
  );
}

/** “Meine Chefin hat …”: a clause whose first noun has an article that subjects have. */
const beginsWithNoun = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ isContent }) => isContent);
  return at > 0 && /^\p{Lu}/u.test(words[at]!.raw) && NOMINATIVE.test(words[at - 1]!.text);
};
const NOMINATIVE = /^(?:mein|meine|der|die|das|ein|eine|unser|unsere|sein|seine|ihr|ihre|kein|keine)$/u;

/** Whether a word comes after a verb, and the actor of the quotes after it in the sentence. */
function isExchange(
  { text }: Word,
  after: readonly Word[],
  { words, place }: Place,
  isSpeaker: (word: Word) => boolean,
  { code }: Language,
): boolean {
  if (code === 'de') return false;
  const before = words.slice(0, place);
  const at = words.findIndex((word, where) => where > place && isSameWord(word.text, text));
  if (at < 0 || /^(?:de|d|of)$/u.test(words[at - 1]!.text)) return false;
  if (before.some((word) => isSameWord(word.text, text))) return false;
  return before.some((actor) =>
    ACTING.test(actor.text)
      ? after.some(isSpeaker)
      : actor.isContent && after.some((word) => isSameWord(word.text, actor.text)),
  );
}
