import { type Uuid, refuse } from '../kernel/index.ts';
import type { ReelFile } from './otio.ts';
import { type Reel, lengthOf, placedSpans } from './reel.ts';

/** Frame rates that a CMX 3600 list can count without drop frame. */
export const EDL_RATES = [24, 25, 30, 50, 60] as const;
export type EdlRate = (typeof EDL_RATES)[number];

/** Event numbers have three digits. */
const EVENTS_MAX = 999;

/**
 * A reel as a CMX 3600 edit decision list (SMPTE 258M): one event for each span, in whole frames, non-drop, all cuts.
 * The timeline starts at 01:00:00:00. Names of files are in comments, because names of tapes have at most eight characters.
 * @throws Refusal `UnprocessableContent` for more events than a list can have
 */
export function toEdl(
  { title, items }: Pick<Reel, 'title' | 'items'>,
  files: ReadonlyMap<Uuid, ReelFile>,
  rate: EdlRate = 25,
): string {
  const spans = placedSpans(items);
  if (spans.length > EVENTS_MAX)
    refuse('UnprocessableContent', `An EDL has at most ${EVENTS_MAX} cuts`, 'Export OpenTimelineIO instead.');
  const tapes = new Map([...new Set(spans.map(({ fileId }) => fileId))].map((id, at) => [id, tapeName(at)]));
  let frame = 3600 * rate;
  const events = spans.map((span, at) => {
    const file = files.get(span.fileId);
    const source = frameAt(span.startMs, rate);
    const length = Math.max(1, frameAt(lengthOf(span), rate));
    const record = frame;
    frame += length;
    const times = [source, source + length, record, record + length].map((count) => timecode(count, rate)).join(' ');
    return [
      `${String(at + 1).padStart(3, '0')}  ${tapes.get(span.fileId)!.padEnd(8)} ${(file?.picture === false ? 'A' : 'B').padEnd(5)} C        ${times}`,
      ...(file ? [`* FROM CLIP NAME: ${oneLine(file.name)}`] : []),
      ...(span.item.title ? [`* COMMENT: ${oneLine(span.item.title)}`] : []),
    ].join('\r\n');
  });
  return [`TITLE: ${oneLine(title).slice(0, 70)}`, 'FCM: NON-DROP FRAME', '', ...events, ''].join('\r\n');
}

const tapeName = (at: number): string => `REC${String(at + 1).padStart(3, '0')}`;
const frameAt = (ms: number, rate: number): number => Math.round((ms * rate) / 1000);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function timecode(frames: number, rate: number): string {
  const seconds = Math.floor(frames / rate);
  return [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60, frames % rate]
    .map((value) => String(value).padStart(2, '0'))
    .join(':');
}
