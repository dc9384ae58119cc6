// Not a library: srt-parser-2 and media-captions lose captions without empty lines or counters, and report no lines.
import { clockTime } from '@evident/domain/content';
import { type Cue, type CueList, withFittingWords, type ImportFault } from '@evident/domain/imports';
import { languageTag } from '../notes/language-tag.ts';
import { wordsBetweenTimes } from './inline-times.ts';
import { cueText, withoutTags } from './webvtt-text.ts';
import { parseWebVtt, withHeadEnded } from './webvtt.ts';
import { isRolled, withoutRolledLines } from './rolled-captions.ts';

/** Reads a WebVTT file; its voices are the speakers. `null` for any other text. */
export function cuesOfWebVtt(source: string): CueList | null {
  const vtt = parseWebVtt(withHeadEnded(source));
  if (!vtt) return null;
  const told = vtt.cues.map((cue) => ({ cue, ...cueText(cue.text) }));
  const builtUp = told.some((cue) => cue.builtUp);
  const cues = told.flatMap(({ cue, voices, builtUp: timed }) =>
    voices.map((voice): Cue => ({
      start: cue.start,
      end: cue.end,
      text: voice.text,
      speaker: voice.speaker ?? namedIn(cue.id),
      ...(timed && voices.length === 1 ? { words: wordsBetweenTimes(cue.text, cue.start, cue.end) } : {}),
    })),
  );
  const { language = null, ...raw } = vtt.head;
  const once = builtUp || isRolled(cues) ? withoutRolledLines(cues) : cues;
  return { cues: once.map(withFittingWords), faults: vtt.faults, language: languageTag(language), raw };
}

/** Webex names the speaker in the cue id: `12 "Ann Berg" (4193)`. */
const namedIn = (id: string): string | null => /^\d+ "(.+)"(?: \(\d+\))?$/.exec(id)?.[1] ?? null;

const SRT_TIMES =
  /^\s*(\d{1,4}:\d{1,2}(?::\d{1,2})?(?:[.,]\d{1,3})?)\s*(?:--?|[–—])>\s*(\d{1,4}:\d{1,2}(?::\d{1,2})?(?:[.,]\d{1,3})?)(?:\s.*)?$/;
const SBV_TIMES = /^\s*(\d{1,4}:\d{2}:\d{2}\.\d{1,3}),(\d{1,4}:\d{2}:\d{2}\.\d{1,3})\s*$/;

/** Reads a SubRip (.srt) file. Tolerates missing counters, periods for commas and missing empty lines. Blocks without readable times are reported. */
export const cuesOfSubRip = (source: string): CueList =>
  timedBlocks(source.replace(/^\ufeff?WEBVTT[^\r\n]*/, ''), SRT_TIMES, '-->');

/** Reads a YouTube SBV file. */
export const cuesOfSbv = (source: string): CueList => timedBlocks(source.replaceAll('[br]', '\n'), SBV_TIMES, null);

/** Reads blocks of one line of times and lines of text. In SubRip, text may hold empty lines, so a block ends where the next begins. */
function timedBlocks(source: string, times: RegExp, arrow: string | null): CueList {
  const cues: Cue[] = [];
  const faults: ImportFault[] = [];
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  let open: Cue | null = null;
  let parted = false;
  const text: string[] = [];
  const close = (): void => {
    const words = withoutTags(text.join('\n')).trim();
    if (open && words !== '') cues.push({ ...open, text: words });
    open = null;
    text.length = 0;
  };
  lines.forEach((line, index) => {
    const afterGap = parted;
    parted = line.trim() === '';
    const match = times.exec(line);
    if (match) {
      // the counter of this block may have been added to the previous block
      if (open && /^\d+$/.test(text.at(-1)?.trim() ?? '') && lines[index - 2]?.trim() !== '') text.pop();
      close();
      const [start, end] = [timeOf(match[1]), timeOf(match[2])];
      if (start !== null && end !== null && start <= end) open = { start, end, speaker: null, text: '' };
      else
        faults.push({
          line: index + 1,
          cause:
            start !== null && end !== null ? 'The caption ends before it starts' : 'The caption’s times can’t be read',
        });
      return;
    }
    if (line === '' && arrow === null) close();
    if (parted) return;
    const broken = arrow !== null && line.includes(arrow) && (afterGap || !open);
    if (open && afterGap && (broken || ASIDE.test(line) || times.test(lines[index + 1] ?? ''))) close();
    if (open) text.push(line);
    else if (broken) faults.push({ line: index + 1, cause: 'The caption’s times can’t be read' });
    else if (isLoneText(lines, index, times)) faults.push({ line: index + 1, cause: 'Text without a time' });
  });
  close();
  return { cues: isRolled(cues) ? withoutRolledLines(cues) : cues, faults, language: null, raw: {} };
}

/** Never continues a caption after an empty line: a counter, or a WebVTT comment, style or region. */
const ASIDE = /^\s*(?:\d+\s*$|(?:NOTE|STYLE|REGION)(?:\s|$))/;

// a number before times is a counter; other text outside a block is reported once, at its first line
const isLoneText = (lines: readonly string[], index: number, times: RegExp): boolean =>
  !times.test(lines[index + 1] ?? '') &&
  !/^\d+$/.test((lines[index] ?? '').trim()) &&
  !(index > 0 && faultyAbove(lines[index - 1] ?? ''));
const faultyAbove = (line: string): boolean => line.trim() !== '' && !/^\d+$/.test(line.trim());

const timeOf = (text = ''): number | null => clockTime(text.replace(/:(\d)(?=[.,:]|$)/g, ':0$1'));
