import type { AiMethod, WhatIsSent } from '@evident/domain/ai';
import type { DraftSentence, EvidenceContent, Source, WritingMethod } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';

/** A section that the text should have, in order. */
export interface TaskSection {
  readonly key: string;
  readonly title: string | null;
  /** For the model: the sentences that belong to it. */
  readonly about: string;
  /** Seconds into the recording where it begins. */
  readonly startTime?: number | null;
}

export interface WritingTask {
  /** Tokens are counted under this name, such as `summary`, `answer`, `research`, `suggestion`, `wrap`. */
  readonly purpose: string;
  /** The text to write, for the model. Texts of sources are never part of it. */
  readonly instruction: string;
  /** Words of members: a question, a custom prompt, earlier messages. Sent as data, never as instructions of Evident. */
  readonly asked: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  readonly sections: readonly TaskSection[];
  /** BCP 47 tag of the text; null for that of the sources. */
  readonly language: string | null;
  readonly sentencesMax: number;
  /** Fewer verified sentences than these are NOT_ENOUGH_DATA. */
  readonly sentencesMin: number;
  /** The same task without a model: sentences of the sources, each quoting itself. */
  readonly extract: (sources: readonly Source[]) => Promise<readonly DraftSentence[]>;
  /** The text fails with its model, because its feature goes on from there. Others are extracted instead. */
  readonly failsWithModel?: boolean;
}

export interface Written {
  readonly method: WritingMethod;
  readonly model: string | null;
  readonly content: EvidenceContent;
  /** Sentences left out because no quote supported them. */
  readonly dropped: number;
  readonly isEnough: boolean;
  /** Why it was extracted instead of written by the model, or was cut; null or absent otherwise. */
  readonly reason?: string | null;
}

/** Writes texts whose every sentence rests on verbatim quotes. The only way in which features reach a model. */
export interface EvidenceWriter {
  /** How texts of a workspace are written now: by this model, extracted because none is configured, or not at all. */
  method(teamId: Uuid): Promise<AiMethod>;
  /**
   * @param onContent receives the content so far whenever a sentence was verified
   * If the model fails or the budget is used up, the text is extracted, and `reason` says so.
   * @throws ModelUnavailable if the model fails, and too little can be extracted
   * @throws Refusal `InvalidOperation` if the workspace switched AI off
   */
  write(
    teamId: Uuid,
    task: WritingTask,
    sources: readonly Source[],
    options: { readonly signal: AbortSignal; readonly onContent?: (content: EvidenceContent) => void },
  ): Promise<Written>;
  /** The requests that {@link write} would send, for members who want to see it. Nothing is sent. */
  preview(teamId: Uuid, task: WritingTask, sources: readonly Source[]): Promise<WhatIsSent>;
  /**
   * Asks the model for choices among things it is shown, such as tags for highlights: an answer of this schema, checked by the
   * caller against the ids it offered. Null if texts are extracted.
   */
  choose<T>(
    teamId: Uuid,
    task: Pick<WritingTask, 'purpose' | 'instruction' | 'asked'> & { readonly schema: object },
    sources: readonly Source[],
    signal: AbortSignal,
  ): Promise<T | null>;
}
