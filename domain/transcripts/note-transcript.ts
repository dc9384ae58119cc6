import { type RichNode, type Speakers, blockText } from '../content/index.ts';
import type { ImportedSpeaker } from '../imports/index.ts';

/** Turns of one recording, with the names of their speakers. */
export interface Transcript {
  readonly blocks: readonly RichNode[];
  readonly speakers: readonly ImportedSpeaker[];
}

/** The text of a note. */
export interface NoteText {
  readonly content: RichNode;
  readonly speakers: Speakers;
}

/** Which recording turns belong to. */
export interface OfRecording {
  readonly fileId: string;
  /** Whether it is the first recording of its note, to which turns without a recording belong. */
  readonly isFirst: boolean;
}

/** Returns the turns of a recording, in text order. */
export const turnsOf = (content: RichNode, recording: OfRecording): RichNode[] =>
  (content.content ?? []).filter((block) => isTurnOf(block, recording));

/** Whether a block is a turn of the recording. Typed turns without any time belong to none. */
function isTurnOf({ type, attrs }: RichNode, { fileId, isFirst }: OfRecording): boolean {
  if (type !== 'turn') return false;
  const own = attrs?.fileId ?? null;
  return own === null ? isFirst && attrs?.start != null : own === fileId;
}

/**
 * Adds the transcript of a recording to a note: in place of the previous turns of the recording, or else at the end.
 * Everything else stays. Speakers with a name of the note are the same; numbered ones never are, because each recording
 * numbers its own.
 * @param idPrefix makes the ids of new speakers unique in the note
 */
export function withTranscript(
  note: NoteText,
  transcript: Transcript,
  recording: OfRecording,
  idPrefix: string,
): NoteText {
  const blocks = note.content.content ?? [];
  const kept = blocks.filter((block) => !isTurnOf(block, recording));
  const used = new Set(
    kept.flatMap(({ type, attrs }) => (type === 'turn' && attrs?.speaker ? [String(attrs.speaker)] : [])),
  );
  const names = Object.fromEntries(Object.entries(note.speakers).filter(([id]) => used.has(id)));
  const added = named(transcript.speakers, names, idPrefix);
  const turns = transcript.blocks.map((block) =>
    block.type === 'turn'
      ? {
          ...block,
          attrs: {
            ...block.attrs,
            speaker: added.idOf.get(String(block.attrs?.speaker)) ?? null,
            fileId: recording.fileId,
          },
        }
      : block,
  );
  const first = blocks.findIndex((block) => isTurnOf(block, recording));
  const isKept = new Set(kept);
  const at = first < 0 ? kept.length : blocks.slice(0, first).filter((block) => isKept.has(block)).length;
  const around = isBlank(kept) ? [] : kept;
  const all = [...around.slice(0, at), ...turns, ...around.slice(at)];
  return {
    content: { type: 'doc', content: all.length > 0 ? all : [{ type: 'paragraph' }] },
    speakers: { ...names, ...added.speakers },
  };
}

/** A note without any text: its empty paragraphs give way to the transcript. */
const isBlank = (blocks: readonly RichNode[]): boolean =>
  blocks.every((block) => block.type === 'paragraph' && blockText(block).trim() === '');

const NUMBERED = /^Speaker (\d+)$/;

function named(
  speakers: readonly ImportedSpeaker[],
  known: Speakers,
  idPrefix: string,
): { idOf: Map<string, string>; speakers: Speakers } {
  const idByName = new Map(Object.entries(known).map(([id, name]) => [name, id]));
  let highest = Math.max(0, ...Object.values(known).map((name) => Number(NUMBERED.exec(name)?.[1] ?? 0)));
  const idOf = new Map<string, string>();
  const added: Record<string, string> = {};
  for (const { id, name } of speakers) {
    const numbered = NUMBERED.test(name);
    const same = numbered ? undefined : idByName.get(name);
    const own = same ?? `${idPrefix}-${id}`;
    idOf.set(id, own);
    if (same === undefined) added[own] = numbered && highest > 0 ? `Speaker ${(highest += 1)}` : name;
  }
  return { idOf, speakers: added };
}
