import type { FileType } from '../files/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { type ShownThumbnails, thumbnailAt } from './outputs.ts';

/** Media of notes, as lists show them (decided). */
export const MEDIUMS = [
  'AUDIO',
  'VIDEO',
  'IMAGE',
  'PDF',
  'DOCUMENT',
  'PRESENTATION',
  'TABLE',
  'SURVEY',
  'TRANSCRIPT',
  'TEXT',
] as const;
export type Medium = (typeof MEDIUMS)[number];

/** The first file of a note. */
export interface FirstFile {
  readonly id: Uuid;
  readonly fileType: FileType;
  readonly mediaType: string;
  /** Of a recording; null until it was probed. */
  readonly durationMs: number | null;
  /** Null without pictures, or until they exist. */
  readonly thumbnails: ShownThumbnails | null;
}

/** The facts that decide the medium of a note. */
export interface NoteSource {
  readonly file: FirstFile | null;
  /** It has answers to questions of a survey. */
  readonly survey: boolean;
  /** It is a row of an imported table. */
  readonly row: boolean;
  /** Its text has speakers. */
  readonly spoken: boolean;
}

const OF_FILES: Readonly<Record<Exclude<FileType, 'Document' | 'Other'>, Medium>> = {
  Audio: 'AUDIO',
  Video: 'VIDEO',
  Image: 'IMAGE',
  Spreadsheet: 'TABLE',
  Presentation: 'PRESENTATION',
};

/** The medium of a note: that of its first file, else that of its text. */
export function mediumOf({ file, survey, row, spoken }: NoteSource): Medium {
  if (file && file.fileType !== 'Other') {
    if (file.fileType !== 'Document') return OF_FILES[file.fileType];
    return file.mediaType === 'application/pdf' ? 'PDF' : 'DOCUMENT';
  }
  if (survey) return 'SURVEY';
  if (spoken) return 'TRANSCRIPT';
  return row ? 'TABLE' : 'TEXT';
}

/** The address of a picture of the note's recording at a time; by default the one that its poster shows. */
export function thumbnailOf({ file }: NoteSource, atMs?: number | null): string | null {
  if (!file?.thumbnails) return null;
  const { outputId } = file.thumbnails;
  return `/api/v1/files/${file.id}/media/outputs/${outputId}/parts/${thumbnailAt(file.thumbnails, file.durationMs, atMs)}`;
}

/** `medium` and `thumbnail` of a row. */
export const shownMedium = (source: NoteSource, atMs?: number | null): ShownMedium => ({
  medium: mediumOf(source),
  thumbnail: thumbnailOf(source, atMs),
});
export interface ShownMedium {
  medium: Medium;
  thumbnail: string | null;
}

const medium = { type: 'string', enum: MEDIUMS } as const;
const thumbnail = {
  type: 'string',
  nullable: true,
  description: 'A picture of its recording as JPEG; null if it has none yet',
  examples: [
    '/api/v1/files/0198c5a2-7a3b-7c1e-9d60-2f3c4d5e6f70/media/outputs/0198c5a2-7a3b-7c1e-9d60-2f3c4d5e6f71/parts/0',
  ],
} as const;

/** The medium in lists of notes. */
export const ofNote = {
  medium: { ...medium, description: 'The medium of its first file, else of its text' },
  thumbnail,
} as const;

/** The same where a row can be something else than a note. */
export const ofAnyNote = {
  medium: { ...medium, nullable: true, description: 'The medium of the note; null for other objects' },
  thumbnail,
} as const;
