import { MAX_MOMENT_MS, type RichNode } from '../../content/index.ts';
import { cleanText, onOneLine } from '../note/clean-text.ts';
import type { Cue } from './cue.ts';
import type { ImportedSpeaker } from '../note/imported-note.ts';
import { block, hardBreak, run } from '../note/rich-blocks.ts';
import { endsSentence } from './sentence-end.ts';
import { SpeakerRoster } from '../speakers/speaker-roster.ts';

/** A pause this long starts a new turn. */
const PAUSE_MS = 2000;
/** From this length a turn ends with the next sentence; at the second length it always ends. */
const TURN_LONG = 300;
const TURN_MAX = 900;
/** A caption shown this long with so few characters is a heading or a sound, not part of a sentence. */
const STANDS_MS = 10_000;
const SLOW_PER_SECOND = 3;

/**
 * Captions are cut to fit the screen, in the middle of sentences. Joins consecutive captions of one speaker into one
 * turn, up to a pause of two seconds or about a paragraph. Keeps all times: each caption, or each word if timed, gets a
 * `word` mark.
 */
export const turnsOfCues = (cues: readonly Cue[]): { blocks: RichNode[]; speakers: ImportedSpeaker[] } =>
  turns(joined(cues.map(within)));

/** Utterances segmented by a person: one turn each. */
export const turnsOfUtterances = (cues: readonly Cue[]): { blocks: RichNode[]; speakers: ImportedSpeaker[] } =>
  turns(cues.map((cue) => [within(cue)]));

/** A time beyond the longest recording is invalid. */
const within = (cue: Cue): Cue => ({ ...cue, start: moment(cue.start), end: moment(cue.end) });
const moment = (time: number | null): number | null => (time !== null && time <= MAX_MOMENT_MS ? time : null);

function turns(groups: readonly Cue[][]): { blocks: RichNode[]; speakers: ImportedSpeaker[] } {
  const roster = new SpeakerRoster();
  const blocks = groups.map((group) => {
    const [first, last] = [group[0], group.at(-1)];
    const content = group.flatMap((cue, index) => [...(index > 0 ? run(' ') : []), ...spoken(cue)]);
    return block('turn', content, {
      speaker: roster.idOf(first?.speaker ?? null),
      start: first?.start ?? null,
      end: last?.end ?? null,
    });
  });
  return { blocks, speakers: roster.list() };
}

function joined(cues: readonly Cue[]): Cue[][] {
  const groups: Cue[][] = [];
  let length = 0;
  for (const cue of cues) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && goesOn(last, cue, length)) {
      group.push(cue);
      length += cue.text.length + 1;
    } else {
      groups.push([cue]);
      length = cue.text.length;
    }
  }
  return groups;
}

function goesOn(last: Cue, next: Cue, length: number): boolean {
  if (last.speaker !== next.speaker || stands(last) || stands(next)) return false;
  if (last.end === null || next.start === null || last.start === null) return false;
  if (next.start < last.start || next.start - last.end > PAUSE_MS) return false;
  if (length + next.text.length > TURN_MAX) return false;
  return length < TURN_LONG || !endsSentence(last.text);
}

const stands = (cue: Cue): boolean =>
  cue.start !== null &&
  cue.end !== null &&
  cue.end - cue.start > STANDS_MS &&
  cue.text.length < ((cue.end - cue.start) / 1000) * SLOW_PER_SECOND;

/**
 * Returns the words of a cue with their times as marks. A line end becomes a space, except before a dash, which starts
 * another speaker.
 */
function spoken(cue: Cue): RichNode[] {
  if (cue.words && cue.words.length > 0)
    return cue.words.flatMap((word, index) => timedWord(word.text, word, index === 0));
  const marks =
    cue.start !== null && cue.end !== null ? [{ type: 'word', attrs: { start: cue.start, end: cue.end } }] : [];
  const parts = cleanText(cue.text).split(/\n(?=\s*[-–—])/);
  return parts.flatMap((part, index) => [...(index > 0 ? [hardBreak] : []), ...run(onOneLine(part), marks)]);
}

function timedWord(text: string, { start, end }: { start: number; end: number }, first: boolean): RichNode[] {
  const words = onOneLine(text);
  const space = !first && /^\s/.test(text) ? run(' ') : [];
  return words === '' ? [] : [...space, ...run(words, [{ type: 'word', attrs: { start, end } }])];
}
