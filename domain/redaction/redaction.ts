import type { Selector } from '../anchors/index.ts';
import { type Uuid, refuse } from '../kernel/index.ts';

/** The hidden part of the picture: nothing, the whole frame, or a region that can move. */
export const VIDEO_REDACTIONS = ['KEEP', 'BLUR_FRAME', 'BLUR_REGION'] as const;
export type VideoRedaction = (typeof VIDEO_REDACTIONS)[number];
/** How the picture is hidden: covered with black, or pixelated. Coarse blocks can still be compared with guesses. */
export const VIDEO_STYLES = ['COVER', 'PIXELATE'] as const;
export type VideoStyle = (typeof VIDEO_STYLES)[number];
export const AUDIO_REDACTIONS = ['KEEP', 'MUTE', 'BLEEP'] as const;
export type AudioRedaction = (typeof AUDIO_REDACTIONS)[number];

/**
 * PENDING can be changed and deleted. APPLYING: the words are gone, the recording is withheld until its redacted version
 * is ready. FAILED: it is still withheld; applying again retries.
 */
export const REDACTION_STATES = ['PENDING', 'APPLYING', 'APPLIED', 'FAILED'] as const;
export type RedactionState = (typeof REDACTION_STATES)[number];

/** Where a hidden region is at a moment, in per cent of the frame. Between keyframes it moves in a straight line. */
export interface Keyframe {
  readonly atMs: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Keyframes of one region (decided). */
export const KEYFRAMES_MAX = 200;
/** Redactions of a note, because they are shown whole (decided). */
export const REDACTIONS_MAX = 1000;

/** A speaker whose name is removed. */
export interface RedactedSpeaker {
  /** As the turns name it. */
  readonly id: string;
  /** The new name. */
  readonly name: string;
  /** The part of the old name that is removed everywhere else too, besides the whole name. Null once it is removed. */
  readonly found: string | null;
}

/** Part of a note, or of one of its recordings, that must not be heard, seen or found. */
export interface Redaction {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  noteId: Uuid;
  /** The recording; null for words without one. */
  fileId: Uuid | null;
  startMs: number | null;
  endMs: number | null;
  video: VideoRedaction;
  videoStyle: VideoStyle;
  keyframes: readonly Keyframe[];
  audio: AudioRedaction;
  removeWords: boolean;
  /** The words as they were selected; null for a time span, and once they are removed. */
  words: Selector | null;
  /** Null for words and time spans. */
  speaker: RedactedSpeaker | null;
  state: RedactionState;
  /** Why it failed. */
  reason: string | null;
  /** Whether the original can still be put back. */
  restorable: boolean;
  version: number;
  createdBy: Uuid;
  createdAt: Date;
  appliedBy: Uuid | null;
  appliedAt: Date | null;
}

type Effect = Pick<
  Redaction,
  'fileId' | 'startMs' | 'endMs' | 'video' | 'keyframes' | 'audio' | 'removeWords' | 'words' | 'speaker'
>;

/** Whether it changes the recording. */
export const changesRecording = ({ video, audio }: Pick<Redaction, 'video' | 'audio'>): boolean =>
  video !== 'KEEP' || audio !== 'KEEP';

/**
 * Refuses a redaction that does nothing, or lacks what it needs.
 * @throws Refusal `ValidationError`
 */
export function refuseIncomplete(effect: Effect): void {
  const { fileId, startMs, endMs, video, keyframes, removeWords, words, speaker } = effect;
  if (speaker !== null) {
    if (!removeWords || changesRecording(effect) || words !== null || startMs !== null || endMs !== null)
      refuse('ValidationError', 'A redaction of a speaker only changes the name', 'Redact words and times separately.');
    return;
  }
  if (!removeWords && !changesRecording(effect))
    refuse('ValidationError', 'The redaction changes nothing', 'Remove words, or redact the sound or the picture.');
  const timed = startMs !== null && endMs !== null;
  if (timed && endMs <= startMs) refuse('ValidationError', '`endMs` must be after `startMs`');
  if (changesRecording(effect) && (!timed || fileId === null))
    refuse('ValidationError', 'There is no recording at these words', 'Send fileId, startMs and endMs.');
  if (removeWords && words === null && (!timed || fileId === null))
    refuse('ValidationError', 'Neither words nor a time span of a recording was sent');
  if ((video === 'BLUR_REGION') !== keyframes.length > 0)
    refuse('ValidationError', 'A region needs keyframes, and only a region has them');
  for (const { left, top, width, height } of keyframes)
    if (width <= 0 || height <= 0 || left + width > 100 + ROUNDING || top + height > 100 + ROUNDING)
      refuse('ValidationError', 'A region must be inside the frame');
  if (keyframes.some(({ atMs }, index) => index > 0 && atMs <= keyframes[index - 1]!.atMs))
    refuse('ValidationError', 'Keyframes must be in the order of their times');
}

/** Per cent are sent as decimal fractions. */
const ROUNDING = 0.01;
