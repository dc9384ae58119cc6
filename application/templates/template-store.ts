import type { Uuid } from '@evident/domain/kernel';
import type { Template, TemplateKind } from '@evident/domain/templates';
import type { ThingStore } from '../saved-things/index.ts';

/** Templates and extensions of one team, inside a unit of work. */
export interface TemplateStore extends ThingStore<Template> {
  /** Those of a project, or with null of the workspace, by title. */
  at(kind: TemplateKind, projectId: Uuid | null): Promise<Template[]>;
  save(...templates: readonly Template[]): Promise<void>;
  remove(...ids: readonly Uuid[]): Promise<void>;
  /** Serializes adding templates to a place. */
  oneAtATime(projectId: Uuid | null): Promise<void>;
}
