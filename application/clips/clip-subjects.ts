import type { Uuid } from '@evident/domain/kernel';
import type { RenderSpan, RenderSubjectType } from '@evident/domain/media';

/** The object of a clip: a shared reel, or a highlight that visitors see. */
export interface ClipSubject {
  readonly type: RenderSubjectType;
  readonly id: Uuid;
  readonly projectId: Uuid;
  /** Name of the clip, without its extension. */
  readonly name: string;
  readonly spans: readonly RenderSpan[];
  readonly video: boolean;
  readonly createdBy: Uuid;
}

/** Objects whose clips visitors play, inside a unit of work. */
export interface ClipSubjects {
  /** Waits for other changes of the clips of an object, until the unit of work ends. */
  lock(subjectId: Uuid): Promise<void>;
  /** A reel with a link that works; null for every other. */
  reel(reelId: Uuid): Promise<ClipSubject | null>;
  /**
   * Those of the highlights that have seconds and that visitors see: by a link that works, or as evidence of an insight
   * that is published or has such a link.
   */
  highlights(highlightIds: readonly Uuid[]): Promise<ClipSubject[]>;
  /** The highlights that an insight shows to visitors, or the published insights of a project. */
  evidenceOf(objectId: Uuid): Promise<Uuid[]>;
  /** Objects with a clip of a recording. */
  withClipOf(fileId: Uuid): Promise<{ type: RenderSubjectType; id: Uuid }[]>;
  /** Deletes the older clips of the object of a rendering, with their files. */
  removeOlder(renderId: Uuid, now: Date): Promise<void>;
  /** Deletes all clips of an object, with their files. */
  removeAll(subjectId: Uuid, now: Date): Promise<void>;
}
