import { MOMENT, writtenMoment } from '@evident/domain/dates';
import { type Cue, type CueList, type ImportFault, isOutside } from '@evident/domain/imports';
import { languageTag } from '../notes/language-tag.ts';

/** `[00:21.000 --> 00:23.500] text` as printed by Whisper, also with a dash. */
const STAMPED = new RegExp(
  `^\\s*(?:\\[(${MOMENT})\\s*(?:-->|[-–—])\\s*(${MOMENT})\\]|(${MOMENT})\\s*(?:-->|[-–—])\\s*(${MOMENT})(?=[:\\s]))[:：]?\\s*(.*)$`,
  'u',
);
/** Lines that Whisper prints first. */
const ASIDE = /^\s*(?:Detecting language\b.*|Detected language:\s*(.*?)(?:\s+with probability.*)?)\s*$/i;
const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  portuguese: 'pt',
  italian: 'it',
  dutch: 'nl',
  japanese: 'ja',
  chinese: 'zh',
  korean: 'ko',
  russian: 'ru',
  polish: 'pl',
  swedish: 'sv',
};
const SHARE = 0.8;

/** Reads a text in which nearly every line starts with a time range; `null` for any other text. A line without times continues the previous one. */
export function cuesOfStampedLines(source: string): CueList | null {
  const cues: Cue[] = [];
  const faults: ImportFault[] = [];
  let [filled, stamped, language]: [number, number, string | null] = [0, 0, null];
  for (const [index, line] of source
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() === '') continue;
    const aside = cues.length === 0 ? ASIDE.exec(line) : null;
    if (aside) {
      language = languageTag(LANGUAGES[(aside[1] ?? '').toLowerCase()] ?? aside[1]) ?? language;
      continue;
    }
    filled += 1;
    const match = STAMPED.exec(line);
    const [start, end] = [writtenMoment(match?.[1] ?? match?.[3] ?? ''), writtenMoment(match?.[2] ?? match?.[4] ?? '')];
    if (match && start !== null && end !== null) {
      stamped += 1;
      const isReversed = end < start;
      if (isReversed)
        faults.push({ line: index + 1, cause: 'The line ends before it starts; its words have no times' });
      const span = isReversed ? { start: null, end: null } : { start, end };
      cues.push({ ...span, speaker: null, text: (match[5] ?? '').trim() });
    } else {
      const last = cues.at(-1);
      if (!last) return null;
      if (isOutside(line)) cues.push({ start: null, end: null, speaker: null, text: line.trim() });
      else last.text = `${last.text}\n${line.trim()}`.trim();
    }
  }
  return stamped >= 2 && stamped >= filled * SHARE
    ? { cues: cues.filter(({ text }) => text !== ''), faults, language, raw: {} }
    : null;
}
