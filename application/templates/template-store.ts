import type { Uuid } from '@evident/domain/kernel';
import type { Template, TemplateKind } from '@evident/domain/templates';

/** Templates and extensions of one team, inside a unit of work. */
export interface TemplateStore {
  /** Locked. */
  find(id: Uuid): Promise<Template | null>;
  /** Those of a project, or with null of the workspace, by title. */
  at(kind: TemplateKind, projectId: Uuid | null): Promise<Template[]>;
  save(...templates: Template[]): Promise<void>;
  remove(...ids: Uuid[]): Promise<void>;
  /** Serializes adding templates to a place. */
  oneAtATime(projectId: Uuid | null): Promise<void>;
}
