import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TemplateKind, TemplateRow, TemplateView } from '@evident/domain/templates';

/** Templates and extensions for display: those of the workspace, and of projects that the actor sees. */
export interface TemplateReader {
  /** Of the workspace, with `projectId` also of that project, by title. */
  list(actor: Actor, kinds: readonly TemplateKind[], projectId: Uuid | null): Promise<TemplateRow[]>;
  template(actor: Actor, id: Uuid): Promise<TemplateView | null>;
}
