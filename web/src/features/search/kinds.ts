import type { SearchedType } from '@evident/domain/search';
import { FileText, Folder, Folders, Highlighter, Lightbulb, Tag, type LucideIcon } from 'lucide-react';

export interface Kind {
  readonly type: SearchedType;
  readonly tab: string;
  readonly one: string;
  readonly many: string;
  readonly icon: LucideIcon;
}

/** What can be found, in the order of the tabs (specification, document 001, section 1: those that exist). */
export const KINDS: readonly Kind[] = [
  { type: 'PROJECT', tab: 'projects', one: 'project', many: 'Projects', icon: Folders },
  { type: 'PROJECT_CATEGORY', tab: 'folders', one: 'folder', many: 'Folders', icon: Folder },
  { type: 'NOTE', tab: 'notes', one: 'note', many: 'Notes', icon: FileText },
  { type: 'HIGHLIGHT', tab: 'highlights', one: 'highlight', many: 'Highlights', icon: Highlighter },
  { type: 'INSIGHT', tab: 'insights', one: 'insight', many: 'Insights', icon: Lightbulb },
  { type: 'TAG', tab: 'tags', one: 'tag', many: 'Tags', icon: Tag },
];

export const kindOf = (type: SearchedType): Kind => KINDS.find((kind) => kind.type === type)!;
