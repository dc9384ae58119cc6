import { KINDS as CATALOGUE, capitalized, kindOf as nameOf } from '@evident/domain/kinds';
import type { SearchedType } from '@evident/domain/search';
import {
  FileText,
  Folder,
  Folders,
  Highlighter,
  Lightbulb,
  MessageSquareText,
  MessagesSquare,
  Shapes,
  Tag,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

export interface Kind {
  readonly type: SearchedType;
  readonly one: string;
  readonly many: string;
  readonly icon: LucideIcon;
}

const ICONS: Record<SearchedType, LucideIcon> = {
  PROJECT: Folders,
  PROJECT_CATEGORY: Folder,
  NOTE: FileText,
  HIGHLIGHT: Highlighter,
  INSIGHT: Lightbulb,
  TAG: Tag,
  CHANNEL: MessagesSquare,
  THEME: Shapes,
  CHANNEL_DATAPOINT: MessageSquareText,
  PERSON: UserRound,
};

/** A searchable type as it is named on screen. */
export function kindOf(type: SearchedType): Kind {
  const { one, many } = CATALOGUE[nameOf(type)];
  return { type, one, many: capitalized(many), icon: ICONS[type] };
}
