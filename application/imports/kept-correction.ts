import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Speakers } from '../content/index.ts';
import { undoKind } from '../undo/index.ts';

/** A note before a file or transcript replaced its content. */
export interface KeptCorrection {
  readonly noteId: Uuid;
  readonly content: RichNode;
  readonly speakers: Speakers;
  readonly fingerprint: string | null;
  readonly sourceName: string | null;
  /** The text afterwards. */
  readonly corrected: string;
}

export const NOTE_CORRECTED = undoKind<KeptCorrection>('note:corrected');
