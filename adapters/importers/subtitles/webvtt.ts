// Not a library: webvtt-parser reads 109 and media-captions 103 of the 117 gold files as expected, this parser all.
import type { ImportFault } from '@evident/domain/imports';
import { type CueRegion, type CueSettings, cueRegion, cueSettings } from './webvtt-settings.ts';

/** A cue as defined by the standard; times in milliseconds, text with its tags. */
interface VttCue extends CueSettings {
  id: string;
  start: number;
  end: number;
  text: string;
}

/** Text that players do not show, because its times are missing or wrong. */
export interface UntimedText {
  /** Number of cues before it. */
  at: number;
  id: string;
  text: string;
}

export interface WebVtt {
  cues: VttCue[];
  untimed: UntimedText[];
  regions: CueRegion[];
  /** `Kind`, `Language` and other fields of the file header, with keys in lower case. */
  head: Record<string, string>;
  faults: ImportFault[];
}

/** Adds the empty line after the header if it is missing. Without it, the first caption would belong to the header. */
export function withHeadEnded(source: string): string {
  const lines = source.split(/\r\n|\n|\r/);
  const end = lines.findIndex((line, index) => index > 0 && (line === '' || line.includes('-->')));
  return end > 0 && lines[end] !== '' ? [...lines.slice(0, end), '', ...lines.slice(end)].join('\n') : source;
}

const TIMES = /^[ \t]*([\d:.]+)[ \t]*-->[ \t]*([\d:.]+)(.*)$/;
const TIMESTAMP = /^(\d{1,9}):(\d{2})(?::(\d{2}))?\.(\d{3})$/;

/**
 * Reads WebVTT (W3C, "WebVTT: The Web Video Text Tracks Format", section 6). Cues with unreadable times, which players skip, are
 * reported, and their text is kept apart.
 * @returns `null` without the signature the standard requires.
 */
export function parseWebVtt(source: string): WebVtt | null {
  const lines = source
    .replace(/^\ufeff/, '')
    .replace(/\0/g, '\ufffd')
    .split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return null;
  const vtt: WebVtt = { cues: [], untimed: [], regions: [], head: {}, faults: [] };
  let at = readHead(lines, vtt);
  while (at < lines.length) {
    if (lines[at] === '') at += 1;
    else at = readBlock(lines, at, vtt);
  }
  return vtt;
}

function readHead(lines: readonly string[], vtt: WebVtt): number {
  let at = 1;
  for (; at < lines.length && lines[at] !== ''; at += 1) {
    const line = lines[at] ?? '';
    if (/^Region:/i.test(line)) keepRegion(vtt, line.slice(7));
    const match = /^([A-Za-z][\w-]{0,40})\s*[:=]\s*(.*)$/.exec(line);
    if (match) vtt.head[(match[1] ?? '').toLowerCase()] = match[2] ?? '';
  }
  return at;
}

/** Reads the block that begins at a nonempty line. Returns the line after it. */
function readBlock(lines: readonly string[], from: number, vtt: WebVtt): number {
  const first = lines[from] ?? '';
  if (!first.includes('-->')) {
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first)) return readAside(lines, from, vtt);
    if (!(lines[from + 1] ?? '').includes('-->')) {
      const end = endOfBlock(lines, from);
      keepUntimed(vtt, { line: from + 1, cause: 'Text without a time is kept' }, '', lines.slice(from, end).join('\n'));
      return end;
    }
  }
  const timesAt = first.includes('-->') ? from : from + 1;
  const end = endOfCue(lines, timesAt + 1);
  const [id, text] = [timesAt === from ? '' : first, lines.slice(timesAt + 1, end).join('\n')];
  const cue = cueOf(id, lines[timesAt] ?? '', text);
  if (typeof cue === 'string') keepUntimed(vtt, { line: timesAt + 1, cause: cue }, id, text);
  else vtt.cues.push(cue);
  return end;
}

function keepUntimed(vtt: WebVtt, fault: ImportFault, id: string, text: string): void {
  vtt.faults.push(fault);
  if (text.trim() !== '') vtt.untimed.push({ at: vtt.cues.length, id, text });
}

function cueOf(id: string, timesLine: string, text: string): VttCue | string {
  const match = TIMES.exec(timesLine);
  const start = match ? timestamp(match[1] ?? '') : null;
  const end = match ? timestamp(match[2] ?? '') : null;
  if (!match || start === null || end === null) return 'The caption’s times can’t be read; its words have none';
  if (start > end) return 'The caption ends before it starts; its words have no times';
  return { id, start, end, text, ...cueSettings(match[3] ?? '') };
}

function readAside(lines: readonly string[], from: number, vtt: WebVtt): number {
  const end = endOfCue(lines, from);
  if (lines[from]?.startsWith('REGION')) keepRegion(vtt, lines.slice(from + 1, end).join(' '));
  return end;
}

function keepRegion(vtt: WebVtt, settings: string): void {
  const region = cueRegion(settings);
  if (region) vtt.regions.push(region);
}

const endOfBlock = (lines: readonly string[], from: number): number => seek(lines, from, (line) => line === '');
// a line with an arrow always begins the next cue
const endOfCue = (lines: readonly string[], from: number): number =>
  seek(lines, from, (line) => line === '' || line.includes('-->'));

function seek(lines: readonly string[], from: number, stop: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !stop(lines[at] ?? '')) at += 1;
  return at;
}

/** Reads `mm:ss.ttt` or `hh:mm:ss.ttt` as milliseconds. Like players, reads a first number above 59 as hours. */
function timestamp(text: string): number | null {
  const match = TIMESTAMP.exec(text);
  if (!match) return null;
  const [, first, second, third, thousandths] = match.map(Number) as [number, number, number, number, number];
  const [hours, minutes, seconds] =
    match[3] !== undefined ? [first, second, third] : first > 59 ? [first, second, 0] : [0, first, second];
  return minutes > 59 || seconds > 59 ? null : ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths;
}
