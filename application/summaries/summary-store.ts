import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Summary, SummarySettings, SummaryTarget } from '@evident/domain/summaries';
import type { AiTextStore } from '../ai/index.ts';
import type { DerivingStores } from '../content/index.ts';
import type { InsightStore } from '../insights/index.ts';
import type { NoteStore } from '../notes/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from '../tags/index.ts';

/** Summaries of one team, inside a unit of work. */
export interface SummaryStore {
  /** Locks the summary until the unit of work ends. */
  find(summaryId: Uuid): Promise<Summary | null>;
  /** Of a note, oldest first. */
  ofNote(noteId: Uuid): Promise<Summary[]>;
  countOf(target: SummaryTarget): Promise<number>;
  save(summary: Summary): Promise<void>;
  remove(summaryId: Uuid): Promise<void>;
  defaultsOf(projectId: Uuid): Promise<SummarySettings>;
  saveDefaults(projectId: Uuid, defaults: SummarySettings): Promise<void>;
  /** The member as they are now; null if they have left. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
}

export type SummaryStores = DerivingStores & {
  summaries: SummaryStore;
  aiTexts: AiTextStore;
  notes: NoteStore;
  insights: InsightStore;
  tags: TagStore;
  projectAccess: ProjectAccess;
};
