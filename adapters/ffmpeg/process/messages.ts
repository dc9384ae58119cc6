import type { RefusalCode } from '@evident/domain/kernel';
import type { Span } from '@evident/domain/media';

/** A task of a media process. Paths are absolute. */
export type MediaTask =
  | { readonly what: 'probe'; readonly path: string }
  | { readonly what: 'silences'; readonly path: string }
  | { readonly what: 'audioPiece'; readonly path: string; readonly span: Span; readonly target: string };

/** What a media process reports: its result or a refusal, once, as the last message. */
export type MediaReport =
  | { readonly done: unknown }
  | { readonly refused: { readonly code: RefusalCode; readonly title: string; readonly advice?: string } };
