import type { Uuid } from '@evident/domain/kernel';
import type { Render, RenderSubjectType, RenderType } from '@evident/domain/media';

/** Renderings of one team, inside a unit of work. */
export interface RenderStore {
  /** Returns it without locking it. */
  read(renderId: Uuid): Promise<Render | null>;
  /** Returns it, locked until the unit of work ends. */
  find(renderId: Uuid): Promise<Render | null>;
  /** Those with a part of a recording, locked. */
  using(fileId: Uuid): Promise<Render[]>;
  /** The latest of an object, newest first. */
  latestOf(subjectType: RenderSubjectType, subjectId: Uuid, type: RenderType): Promise<Render[]>;
  save(render: Render): Promise<void>;
}
