// Not a library: srt-parser-2 and media-captions lose captions without empty lines or counters, and report no lines.
import { clockTime } from '@evident/domain/content';
import { type Cue, type CueList, withFittingWords, type ImportFault } from '@evident/domain/imports';
import { languageTag } from '../notes/language-tag.ts';
import { SBV, SRT, type TimesForm, asidesOf } from './caption-times.ts';
import { wordsBetweenTimes } from './inline-times.ts';
import { cueText, withoutTags } from './webvtt-text.ts';
import { type WebVtt, parseWebVtt, withHeadEnded } from './webvtt.ts';
import { isRolled, withoutRolledLines } from './rolled-captions.ts';

/** Reads a WebVTT file; its voices are the speakers. `null` for any other text. */
export function cuesOfWebVtt(source: string): CueList | null {
  const vtt = parseWebVtt(withHeadEnded(source));
  if (!vtt) return null;
  const told = shownAndUntimed(vtt).map((cue) => ({ cue, ...cueText(cue.text) }));
  const builtUp = told.some((cue) => cue.builtUp);
  const cues = told.flatMap(({ cue: { id, start, end, text }, voices, builtUp: timed }) =>
    voices.map((voice): Cue => ({
      start,
      end,
      text: voice.text,
      speaker: voice.speaker ?? namedIn(id),
      ...(timed && voices.length === 1 && start !== null && end !== null
        ? { words: wordsBetweenTimes(text, start, end) }
        : {}),
    })),
  );
  const { language = null, ...raw } = vtt.head;
  const once = builtUp || isRolled(cues) ? withoutRolledLines(cues) : cues;
  return { cues: once.map(withFittingWords), faults: vtt.faults, language: languageTag(language), raw };
}

/** The cues, and between them the texts without times. */
function shownAndUntimed({ cues, untimed }: WebVtt) {
  const all: { id: string; start: number | null; end: number | null; text: string }[] = [];
  let next = 0;
  for (let at = 0; at <= cues.length; at += 1) {
    for (; next < untimed.length && untimed[next]!.at <= at; next += 1) {
      const { id, text } = untimed[next]!;
      all.push({ id, start: null, end: null, text });
    }
    const cue = cues[at];
    if (cue) all.push({ id: cue.id, start: cue.start, end: cue.end, text: cue.text });
  }
  return all;
}

/** Webex names the speaker in the cue id: `12 "Ann Berg" (4193)`. */
const namedIn = (id: string): string | null => /^\d+ "(.+)"(?: \(\d+\))?$/.exec(id)?.[1] ?? null;

/** Reads a SubRip (.srt) file. Tolerates missing counters, periods for commas and missing empty lines. Captions without readable times keep their words, and are reported. */
export const cuesOfSubRip = (source: string): CueList => timedBlocks(source, SRT);

/** Reads a YouTube SBV file. */
export const cuesOfSbv = (source: string): CueList => timedBlocks(source.replaceAll('[br]', '\n'), SBV);

/** Reads blocks of one line of times and lines of text. In SubRip, text may hold empty lines, so a block ends where the next begins. */
function timedBlocks(source: string, { times, wrong, goesOn }: TimesForm): CueList {
  const cues: Cue[] = [];
  const faults: ImportFault[] = [];
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const aside = asidesOf(source);
  let open: Cue | null = null;
  let parted = false;
  let isAside = lines[0]?.startsWith('WEBVTT') ?? false;
  const text: string[] = [];
  const close = (): void => {
    const words = withoutTags(text.join('\n')).trim();
    if (open && words !== '') cues.push({ ...open, text: words });
    open = null;
    text.length = 0;
  };
  const report = (index: number, cause: string): void => {
    faults.push({ line: index + 1, cause });
    open = { start: null, end: null, speaker: null, text: '' };
  };
  lines.forEach((line, index) => {
    const afterGap = parted;
    parted = line.trim() === '';
    const match = times.exec(line);
    if (match || (wrong.test(line) && (afterGap || !open || isCounter(text.at(-1))))) {
      // the counter of this block may have been added to the previous block
      if (open && isCounter(text.at(-1)) && lines[index - 2]?.trim() !== '') text.pop();
      close();
      isAside = false;
      const [start, end] = [timeOf(match?.[1]), timeOf(match?.[2])];
      if (start === null || end === null) report(index, 'The caption’s times can’t be read; its words have none');
      else if (start > end) report(index, 'The caption ends before it starts; its words have no times');
      else open = { start, end, speaker: null, text: '' };
      return;
    }
    if (parted) isAside = false;
    if (line === '' && !goesOn) close();
    if (parted || isAside) return;
    if (open && afterGap && (isCounter(line) || aside.test(line) || times.test(lines[index + 1] ?? ''))) close();
    if (open) text.push(line);
    else if (!isCounter(line) && !times.test(lines[index + 1] ?? '')) {
      isAside = aside.test(line);
      if (isAside) return;
      report(index, 'Text without a time is kept');
      text.push(line);
    }
  });
  close();
  return { cues: isRolled(cues) ? withoutRolledLines(cues) : cues, faults, language: null, raw: {} };
}

const isCounter = (line = ''): boolean => /^\d+$/.test(line.trim());

const timeOf = (text = ''): number | null => clockTime(text.replace(/:(\d)(?=[.,:]|$)/g, ':0$1'));
