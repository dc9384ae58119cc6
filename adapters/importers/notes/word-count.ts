import { plainText } from '@evident/domain/content';
import { type ImportedNote, type NotesOutcome, cleanText, isOfSpeechColumn, truncated } from '@evident/domain/imports';

const WORD = /[\p{L}\p{N}]+/gu;

/** Words of a text that occur less often in another. */
export function wordsMissing(text: string, from: string): string[] {
  const left = new Map<string, number>();
  for (const [word] of from.matchAll(WORD)) left.set(word, (left.get(word) ?? 0) + 1);
  const missing: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    const count = left.get(word) ?? 0;
    if (count === 0) missing.push(word);
    else left.set(word, count - 1);
  }
  return missing;
}

/** Words in heads of turns: of times, counted lines and voices. */
const OF_HEADS =
  /^(?:h|hr|hrs|hours?|m|min|mins|minutes?|s|secs?|seconds?|std|stunden?|minuten|sekunden?|am|pm|to|l|v|speaker|(?:\d+(?:h|m|s|min|sec|std))+)$/i;

/**
 * Words of a file that are not in the note made from it. Numbers, units of time and names of speakers do not count: they
 * become times and speakers of turns.
 */
export function wordsLost(written: string, { content, title, speakers }: ImportedNote): string[] {
  const names = new Set(speakers.flatMap(({ name }) => name.match(WORD) ?? []));
  const missing = wordsMissing(cleanText(written), `${title}\n${plainText(content)}`).filter(
    (word) => /\p{L}/u.test(word) && !names.has(word.replace(/^\d+/, '')) && !OF_HEADS.test(word),
  );
  if (speakers.length === 0) return missing;
  // a table that became turns had a header
  return missing.filter((word, at) => !isOfSpeechColumn(word) || missing.indexOf(word) < at);
}

/** The notice that words were lost, none if there are none. */
export function lostNotices(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const such = `“${truncated(words.slice(0, 5).join(' '), 80)}”`;
  return [
    words.length === 1
      ? `One word could not be read: ${such}.`
      : `${words.length.toLocaleString('en')} words could not be read, such as ${such}.`,
  ];
}

/**
 * Adds the notice of words of a file that are not in its note.
 * @param isRepeated whether the file writes words again that the note has once, as captions that grow do
 */
export function withWordCount(
  outcome: NotesOutcome,
  written: string,
  { isRepeated = false }: { readonly isRepeated?: boolean } = {},
): NotesOutcome {
  const [note] = outcome.notes;
  if (!note || outcome.notes.length > 1) return outcome;
  const missing = wordsLost(written, note);
  if (missing.length === 0) return outcome;
  const known = isRepeated ? new Set(plainText(note.content).match(WORD)) : null;
  const lost = known ? [...new Set(missing)].filter((word) => !known.has(word)) : missing;
  return { ...outcome, notices: [...outcome.notices, ...lostNotices(lost)] };
}

/** The time and name at the start of a line. */
const HEAD = /^[^\p{L}]{0,40}(?:[^:\n]{1,60}:\s)?/u;
/** Lines of a text that repeat the one above and add to it, from which it was saved while it grew. */
const GROWN = 3;

/** Whether a text was saved while its captions grew. */
export function isGrowing(text: string): boolean {
  const lines = text.split('\n').map((line) => line.replace(HEAD, '').trim());
  return lines.filter((line, at) => at > 0 && lines[at - 1] !== '' && line.startsWith(lines[at - 1]!)).length >= GROWN;
}
