import { type Cue, type TimedWord, withFittingWords } from './cue.ts';
import { couldBeName, isCapital, looksLikeName } from '../speakers/name-shape.ts';
import { type Label, leadingLabel, speakersAmong } from '../speakers/speaker-label.ts';

/**
 * Captions that name who speaks in their text (`Anna: …`, `>> ANNA: …`, as Zoom writes them) give the name to the cue and keep the rest. A caption without
 * a name goes on with the last one; what looks like a name and is not believed ends their words.
 * @param enough share of the captions with a name at which all names count, even those that come once
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
  const cues = captions.flatMap((cue) => partedAt(cue, (name) => speakers.has(name)));
  const labels = cues.map((cue) => leadingLabel(cue.text));
  let last: string | null = null;
  return cues
    .map((cue, index): Cue => {
      const label = labels[index];
      if (!label || !speakers.has(label.name)) {
        // `>>` without a name says that somebody else goes on, not who
        if (isMarked(cue) || (label && couldBeName(label.name))) last = null;
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

const NAME_BESIDE = /(?:^|\n)(?:-\n)?(?:\(([^\n]{1,100})\)\n|\[([^\n\]]{1,100})\]\s)/g;

/**
 * Google Meet has a line of its own for who speaks, in brackets above the words; others write `[Anna] Hello`. In nearly every caption, or it is something else:
 * sounds stand in brackets too.
 */
function withNamesBeside(captions: readonly Cue[]): Cue[] {
  const named = captions.filter(({ text, words }) => {
    const [found] = words ? [] : text.matchAll(NAME_BESIDE);
    return found?.index === 0 && couldBeName(found[1] ?? found[2] ?? '');
  });
  if (named.length < 2 || named.length < captions.length * 0.9) return [...captions];
  return captions.map((cue) =>
    cue.words
      ? cue
      : {
          ...cue,
          text: cue.text.replace(NAME_BESIDE, (_, above?: string, before?: string) => `\n${above ?? before}: `).trim(),
        },
  );
}

const isMarked = (cue: Cue): boolean => cue.text.startsWith('>>');

/** A caption in which several people speak, a line for each, as one for each of them; all have the times of the caption. */
function partedAt(cue: Cue, isSpeaker: (name: string) => boolean): Cue[] {
  if (cue.words || !cue.text.includes('\n')) return [cue];
  const parts: string[] = [];
  for (const line of cue.text.split('\n')) {
    const label = leadingLabel(line);
    if (parts.length > 0 && !(label && isSpeaker(label.name))) parts[parts.length - 1] += `\n${line}`;
    else parts.push(line);
  }
  return parts.map((text) => ({ ...cue, text }));
}

/** The words behind so many characters; one of which only a part is left keeps its times. */
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

/** Meeting programs name the speaker in every caption, however little the others say and however they call themselves. */
function isEverywhere(told: readonly string[], names: readonly string[], cues: number): boolean {
  if (told.length < 2) return false;
  const different = new Set(told).size;
  if (told.length >= cues * 0.9) return names.length >= cues * 0.9 || different < told.length;
  const clear = different > 1 && told.every((name) => looksLikeName(name) && isCapital(name));
  return told.length >= cues * 0.6 && different * (clear ? 1.5 : 2) <= told.length;
}
