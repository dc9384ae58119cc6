import type { Uuid } from '@evident/domain/kernel';
import type { SavedTagTemplate } from '@evident/domain/tags';

/** Templates of tag boards of one team, inside a unit of work. */
export interface TagTemplateStore {
  /** By title. */
  all(): Promise<SavedTagTemplate[]>;
  find(templateId: Uuid): Promise<SavedTagTemplate | null>;
  save(template: SavedTagTemplate): Promise<void>;
  remove(templateId: Uuid): Promise<void>;
}
