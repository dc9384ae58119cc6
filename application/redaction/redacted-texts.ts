import type { Uuid } from '@evident/domain/kernel';
import type { DocumentWorkers } from '../content/index.ts';
import type { SearchRef } from '../search/index.ts';
import type { Original } from './redaction-store.ts';

export interface RedactHow {
  readonly teamId: Uuid;
  readonly by: Uuid;
  readonly workers: DocumentWorkers;
  readonly newId: () => Uuid;
  readonly now: Date;
}

export interface RedactedTexts {
  /** Changes of live documents, to deliver to open editors. */
  readonly updates: readonly { readonly documentId: Uuid; readonly update: Uint8Array }[];
  readonly originals: readonly Original[];
  /** Objects to index again. */
  readonly refs: readonly SearchRef[];
  /** Insights of which a published version or the title changed. */
  readonly insights: readonly { readonly id: Uuid; readonly projectId: Uuid }[];
  readonly documents: number;
}
