import type { Uuid } from '../kernel/index.ts';
import { untitled } from '../kinds/index.ts';
import { FRAMEWORKS, type SummarizedSource, type SummaryFramework } from '../summaries/index.ts';
import type { DocSource } from './source-shapes.ts';

/** A document that AI writes from sources of a project, and that members edit. Its document has the same id. */
export interface AiDoc {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly title: string;
  readonly sources: readonly DocSource[];
  readonly framework: SummaryFramework;
  /** Instruction of a member; null if the framework says all. */
  readonly prompt: string | null;
  /** BCP 47 tag; null for that of the sources. */
  readonly language: string | null;
  /** The latest generated text. */
  readonly textId: Uuid;
  /** The text that the document was filled with; null as long as it is empty. */
  readonly filledTextId: Uuid | null;
  /** The number of the last update of the document when it was filled: later ones are edits. */
  readonly filledSeq: number;
  /** The sources when the latest text was written. */
  readonly read: readonly SummarizedSource[];
  /** All generated texts, deleted with it. */
  readonly texts: readonly Uuid[];
  /** The agent that made it; null for docs of members. */
  readonly agentId: Uuid | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export const UNTITLED_DOC = untitled('aiDoc');

/** The title of a doc without one of its own. */
export const titleOfDoc = (title: string | undefined, framework: SummaryFramework): string =>
  title?.trim() || (framework === 'CustomPrompt' ? UNTITLED_DOC : FRAMEWORKS[framework].label);

/** Whether members changed the document since it was filled. */
export const isEdited = ({ filledSeq }: Pick<AiDoc, 'filledSeq'>, lastSeq: number): boolean => lastSeq > filledSeq;
