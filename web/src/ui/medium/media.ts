import type { Medium } from '@evident/domain/media';
import {
  AlignLeft,
  AudioLines,
  FileText,
  FileType,
  Image,
  ListChecks,
  MessagesSquare,
  Presentation,
  Table2,
  Video,
  type LucideIcon,
} from 'lucide-react';

export const MEDIUM_ICONS: Readonly<Record<Medium, LucideIcon>> = {
  AUDIO: AudioLines,
  VIDEO: Video,
  IMAGE: Image,
  PDF: FileText,
  DOCUMENT: FileType,
  PRESENTATION: Presentation,
  TABLE: Table2,
  SURVEY: ListChecks,
  TRANSCRIPT: MessagesSquare,
  TEXT: AlignLeft,
};

/** The words for a medium, as a label. */
export const MEDIUM_NAMES: Readonly<Record<Medium, string>> = {
  AUDIO: 'Audio',
  VIDEO: 'Video',
  IMAGE: 'Image',
  PDF: 'PDF',
  DOCUMENT: 'Document',
  PRESENTATION: 'Presentation',
  TABLE: 'Table',
  SURVEY: 'Survey response',
  TRANSCRIPT: 'Transcript',
  TEXT: 'Text',
};

/** The preview line of a note without words. */
export const withoutWords = (medium: Medium): string =>
  medium === 'AUDIO' || medium === 'VIDEO' ? 'No transcript yet' : medium === 'TEXT' ? 'No text yet' : 'No words in it';
