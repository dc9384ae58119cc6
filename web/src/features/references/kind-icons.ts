import type { MentionKind } from '@evident/domain/content';
import { FileText, Folder, Folders, Lightbulb, Paperclip, Tag, UserRound, type LucideIcon } from 'lucide-react';

export const KIND_ICONS: Readonly<Record<MentionKind, LucideIcon>> = {
  note: FileText,
  insight: Lightbulb,
  person: UserRound,
  tag: Tag,
  project: Folders,
  folder: Folder,
  file: Paperclip,
  member: UserRound,
};
