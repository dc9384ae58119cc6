import { KINDS as CATALOGUE, capitalized, kindOf as nameOf } from '@evident/domain/kinds';
import type { SearchedType } from '@evident/domain/search';
import { FileText, Folder, Folders, Highlighter, Lightbulb, Tag, UserRound, type LucideIcon } from 'lucide-react';

export interface Kind {
  readonly type: SearchedType;
  readonly tab: string;
  readonly one: string;
  readonly many: string;
  readonly icon: LucideIcon;
}

/** In the order of the tabs (specification, document 001, section 1). */
const ICONS: Record<SearchedType, LucideIcon> = {
  PROJECT: Folders,
  PROJECT_CATEGORY: Folder,
  NOTE: FileText,
  HIGHLIGHT: Highlighter,
  INSIGHT: Lightbulb,
  TAG: Tag,
  PERSON: UserRound,
};

/** Searchable types, in the order of the tabs. */
export const KINDS: readonly Kind[] = (Object.keys(ICONS) as SearchedType[]).map((type) => {
  const { one, many } = CATALOGUE[nameOf(type)];
  return { type, tab: many, one, many: capitalized(many), icon: ICONS[type] };
});

export const kindOf = (type: SearchedType): Kind => KINDS.find((kind) => kind.type === type)!;
