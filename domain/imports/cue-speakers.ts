import type { Cue } from './cue.ts';
import { leadingName, speakersAmong } from './speaker-label.ts';

/** Captions that name who speaks in their text (`Anna: …`, `>> ANNA: …`, as Zoom writes them) give the name to the cue and keep the rest. */
export function withSpeakersFromText(cues: readonly Cue[]): Cue[] {
  if (cues.some((cue) => cue.speaker !== null)) return [...cues];
  const labels = cues.map((cue) => leadingName(cue.text));
  const marked = cues.map((cue) => cue.text.startsWith('>>'));
  const names = labels.flatMap((label) => (label ? [label.name] : []));
  // meeting programs name the speaker in every caption, however little the others say
  const everywhere = names.length >= 2 && names.length >= cues.length * 0.9;
  const speakers = everywhere || marked.some(Boolean) ? new Set(names) : speakersAmong(names, cues.length);
  if (speakers.size === 0) return [...cues];
  let last: string | null = null;
  return cues.map((cue, index): Cue => {
    const label = labels[index];
    // `>>` without a name says that somebody else goes on, not who
    if (!label || !speakers.has(label.name)) {
      if (marked[index]) last = null;
      return { ...cue, speaker: last };
    }
    last = label.name;
    return cue.words ? { ...cue, speaker: last } : { ...cue, speaker: last, text: label.rest };
  }).filter((cue) => cue.text.trim() !== '');
}
