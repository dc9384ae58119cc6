import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { EmergingTheme, WrapPeriod, WrapSummary } from '@evident/domain/wraps';
import type { WrappedProject } from './wrap-store.ts';

export interface FoundWrap extends WrapSummary {
  readonly aiTextId: Uuid;
}

export interface WrapFigures {
  readonly notes: number;
  readonly highlights: number;
}

/** Wraps and figures of the workspace and of projects visible to the actor. */
export interface WrapReader {
  /** Newest first; those of the workspace if `projectId` is null. */
  list(actor: Actor, projectId: Uuid | null, page: PageRequest): Promise<Page<WrapSummary>>;
  wrap(actor: Actor, wrapId: Uuid): Promise<FoundWrap | null>;
  /** Of a project, or of all visible ones. */
  figures(actor: Actor, projectId: Uuid | null, period: WrapPeriod): Promise<WrapFigures>;
  /** Visible tags with highlights in a period or the one before, of a project or of all visible ones. */
  tagCounts(actor: Actor, projectId: Uuid | null, period: WrapPeriod): Promise<EmergingTheme[]>;
  /** Active projects that the actor can write to, in which highlights or notes were made, by title. */
  activeProjects(actor: Actor, period: WrapPeriod): Promise<WrappedProject[]>;
}
