import type { Uuid } from '../kernel/index.ts';
import type { Locale } from './languages.ts';
import type { Span } from '../media/index.ts';

/** WAITING and RUNNING are under way; the others are ends. FAILED and CANCELLED can be continued. */
export const TRANSCRIPTION_STATES = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type TranscriptionState = (typeof TRANSCRIPTION_STATES)[number];

/** Turns a recording of a note into text. */
export interface Transcription {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly noteId: Uuid;
  readonly projectId: Uuid;
  readonly fileId: Uuid;
  readonly language: Locale;
  /** Whether its result replaces the previous transcript of the recording. */
  readonly replaces: boolean;
  readonly state: TranscriptionState;
  /** The pieces to transcribe; null until the recording was analyzed. Kept, so that a retry cuts at the same places. */
  readonly plan: readonly Span[] | null;
  readonly piecesDone: number;
  /** One sentence on a failure. */
  readonly message: string | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export const isUnderWay = ({ state }: Pick<Transcription, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING';

/** From 0 to 1. */
export const progressOf = ({ state, plan, piecesDone }: Pick<Transcription, 'state' | 'plan' | 'piecesDone'>): number =>
  state === 'DONE' ? 1 : plan === null || plan.length === 0 ? 0 : piecesDone / plan.length;

/** Starts a failed or canceled transcription again. Its transcribed pieces stay. */
export const continued = (transcription: Transcription, replaces: boolean): Transcription => ({
  ...transcription,
  replaces,
  state: 'WAITING',
  message: null,
  finishedAt: null,
});

export const ended = (
  transcription: Transcription,
  state: 'DONE' | 'FAILED' | 'CANCELLED',
  now: Date,
  message: string | null = null,
): Transcription => ({ ...transcription, state, message, finishedAt: now });
