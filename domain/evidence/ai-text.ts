import type { Uuid } from '../kernel/index.ts';
import type { EvidenceContent, EvidenceText, WritingMethod, WritingState } from './evidence-text.ts';
import { NO_CONTENT } from './without-sources.ts';

/** A generated text as it is stored. Readers get it as {@link EvidenceText}, without sentences they must not see. */
export interface AiText {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** Null for texts of the workspace. */
  readonly projectId: Uuid | null;
  /** The only member who can read it; null for all who can read its project. */
  readonly ownerId: Uuid | null;
  /** Of the writing task. */
  readonly purpose: string;
  readonly state: WritingState;
  readonly method: WritingMethod;
  readonly model: string | null;
  readonly content: EvidenceContent;
  readonly dropped: number;
  readonly reason: string | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** Whether a text can still grow. */
export const isBeingWritten = ({ state }: Pick<EvidenceText, 'state'>): boolean =>
  state === 'WAITING' || state === 'WORKING';

/** A text that waits to be written. */
export const newAiText = ({
  now,
  ...facts
}: Pick<AiText, 'id' | 'teamId' | 'projectId' | 'ownerId' | 'purpose' | 'createdBy'> & { now: Date }): AiText => ({
  ...facts,
  state: 'WAITING',
  method: 'EXTRACTED',
  model: null,
  content: NO_CONTENT,
  dropped: 0,
  reason: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});
