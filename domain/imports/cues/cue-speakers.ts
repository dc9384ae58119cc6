import type { Cue, TimedWord } from './cue.ts';
import { withFittingWords } from './fitting-words.ts';
import { isCapital, looksLikeName } from '../speakers/name-shape.ts';
import { isOddLabel, mayBeLabel } from '../speakers/unread-label.ts';
import { isOutside } from '../speakers/outside-line.ts';
import { type Label, leadingLabel, speakersAmong } from '../speakers/speaker-label.ts';

/**
 * Extracts speaker names from caption text (`Anna: …`, `>> ANNA: …`, as Zoom writes them). A caption without a name
 * continues the last speaker; text that resembles a name but is rejected ends their turn.
 * @param enough share of captions with a name from which all names count, even those that occur once
 */
export function withSpeakersFromText(told: readonly Cue[], enough = 1): Cue[] {
  if (told.some((cue) => cue.speaker !== null)) return [...told];
  const captions = withNamesBeside(told);
  const parts = captions.flatMap((cue) => partedAt(cue, looksLikeName));
  const labelled = parts.map((cue) => leadingLabel(cue.text));
  const named = labelled.flatMap((label) =>
    label && looksLikeName(label.name) && isCapital(label.name) ? [label.name] : [],
  );
  const speakers =
    named.length >= 2 && named.length >= parts.length * enough
      ? new Set(named)
      : speakersOf(labelled, parts.some(isMarked));
  if (speakers.size === 0) return [...captions];
  const isUnread = unreadAmong(labelled, speakers);
  const cues = captions.flatMap((cue) => partedAt(cue, (name) => speakers.has(name) || isUnread(name), true));
  const labels = cues.map((cue) => leadingLabel(cue.text));
  let last: string | null = null;
  return cues
    .map((cue, index): Cue => {
      const label = labels[index];
      if (!label || !speakers.has(label.name)) {
        if (isChange(cue.text) || isOutside(cue.text) || (label && isUnread(label.name))) last = null;
        return { ...cue, speaker: last };
      }
      last = label.name;
      return withFittingWords({
        ...cue,
        speaker: last,
        text: label.rest,
        ...(cue.words ? { words: behind(cue.words, cue.text.length - label.rest.length) } : {}),
      });
    })
    .filter((cue) => cue.text.trim() !== '');
}

const NAME_BESIDE =
  /(?:^|\n)(?:-\n)?(?:\(([^\n]{1,100})\)\n|\(([^\n)]{1,100})\)[^\S\n]+(?=\S)|\[([^\n\]]{1,100})\]\s)/g;

/**
 * Reads bracketed names: Google Meet puts `(Anna)` on a line of its own above the words, others write `[Anna] Hello` and
 * `(speaker 1) Hello`. Requires them in nearly every caption, because sounds are in brackets too.
 */
function withNamesBeside(captions: readonly Cue[]): Cue[] {
  const named = captions.filter(({ text, words }) => {
    const [found] = words ? [] : text.matchAll(NAME_BESIDE);
    return found?.index === 0 && isOddLabel(found[1] ?? found[2] ?? found[3] ?? '');
  });
  if (named.length < 2 || named.length < captions.length * 0.9) return [...captions];
  return captions.map((cue) =>
    cue.words
      ? cue
      : {
          ...cue,
          text: cue.text
            .replace(
              NAME_BESIDE,
              (_, ...found: (string | undefined)[]) => `\n${found.slice(0, 3).find((name) => name !== undefined)}: `,
            )
            .trim(),
        },
  );
}

const isMarked = ({ text }: Cue): boolean => text.startsWith('>>');

/** `>>` or a dash without a name marks a change to an unknown speaker. */
const isChange = (text: string): boolean => /^\s*(?:>>|[-–—]\s*[^\s\d–—-])/.test(text);

/** Share of captions with a label from which all other words before a colon are labels too. */
const ALL_LABELED = 0.9;

/** Whether a label that is no speaker ends the words of the one before. */
function unreadAmong(labels: readonly (Label | null)[], speakers: ReadonlySet<string>): (name: string) => boolean {
  const labeled = labels.filter((label) => label && (speakers.has(label.name) || mayBeLabel(label.name))).length;
  const isAny = labeled >= labels.length * ALL_LABELED;
  return (name) => isOddLabel(name) || (isAny && mayBeLabel(name));
}

/**
 * Splits a caption with several speakers, one per line. All parts keep the times of the caption.
 * @param marked whether a mark without a name starts a part too
 */
function partedAt(cue: Cue, isSpeaker: (name: string) => boolean, marked = false): Cue[] {
  if (cue.words || !cue.text.includes('\n')) return [cue];
  const parts: string[] = [];
  for (const line of cue.text.split('\n')) {
    const label = leadingLabel(line);
    const begins = (label && isSpeaker(label.name)) || (marked && isChange(line));
    if (parts.length > 0 && !begins) parts[parts.length - 1] += `\n${line}`;
    else parts.push(line);
  }
  return parts.map((text) => ({ ...cue, text }));
}

/** Drops this many leading characters. A word that is cut keeps its times. */
function behind(words: readonly TimedWord[], length: number): TimedWord[] {
  let skip = length + (/^\s*/.exec(words[0]?.text ?? '')?.[0].length ?? 0);
  return words.flatMap((word) => {
    const text = word.text.slice(skip);
    skip = Math.max(0, skip - word.text.length);
    return text.trim() === '' ? [] : [{ ...word, text }];
  });
}

function speakersOf(labels: readonly (Label | null)[], marked: boolean): Set<string> {
  const told = labels.flatMap((label) => label?.name ?? []);
  const names = told.filter(looksLikeName);
  if (isEverywhere(told, names, labels.length)) return new Set(told);
  return marked ? new Set(names) : speakersAmong(names, labels.length);
}

/** Meeting programs name the speaker in every caption, even rare speakers and unusual names. */
function isEverywhere(told: readonly string[], names: readonly string[], cues: number): boolean {
  if (told.length < 2) return false;
  const different = new Set(told).size;
  if (told.length >= cues * 0.9) return names.length >= cues * 0.9 || different < told.length;
  const clear = different > 1 && told.every((name) => looksLikeName(name) && isCapital(name));
  return told.length >= cues * 0.6 && different * (clear ? 1.5 : 2) <= told.length;
}
