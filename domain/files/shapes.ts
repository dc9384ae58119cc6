import { type Infer, type ObjectSchema, type Uuid, id, moment } from '../kernel/index.ts';
import { FILE_TYPES } from './accepted-formats.ts';
import { type FileRecord, UPLOAD_STATES } from './file-record.ts';

const pixels = { type: 'integer', minimum: 0, nullable: true, description: 'Pixels of an image' } as const;

export const fileView = {
  type: 'object',
  properties: {
    id: { ...id, description: 'Its page is /f/{id}, its bytes are at /api/v1/files/{id}/content' },
    projectId: id,
    name: { type: 'string' },
    mediaType: {
      type: 'string',
      examples: ['video/mp4'],
      description: 'Detected from the bytes; while UPLOADING, the one that the name announces',
    },
    fileType: { type: 'string', enum: FILE_TYPES },
    bytes: { type: 'integer', minimum: 0, description: 'While UPLOADING, the announced size' },
    sha256: { type: 'string', nullable: true, description: 'Hexadecimal; null until it is computed' },
    status: { type: 'string', enum: UPLOAD_STATES },
    failure: { type: 'string', nullable: true, description: 'Why the upload FAILED' },
    width: pixels,
    height: pixels,
    noteIds: { type: 'array', items: id, description: 'Notes that have the file' },
    createdBy: id,
    createdAt: moment,
  },
  required: [
    'id',
    'projectId',
    'name',
    'mediaType',
    'fileType',
    'bytes',
    'sha256',
    'status',
    'failure',
    'width',
    'height',
    'noteIds',
    'createdBy',
    'createdAt',
  ],
} as const satisfies ObjectSchema;
export type FileView = Infer<typeof fileView>;

export const noteFiles = {
  type: 'object',
  properties: { items: { type: 'array', items: fileView, description: 'In order' } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type NoteFiles = Infer<typeof noteFiles>;

const beforeFileId = { ...id, nullable: true, description: 'Insert before this file; null for the end' } as const;

export const newNoteFile = {
  type: 'object',
  properties: { fileId: { ...id, description: 'A file of the project of the note' }, beforeFileId },
  required: ['fileId'],
} as const satisfies ObjectSchema;
export type NewNoteFile = Infer<typeof newNoteFile>;

export const noteFilePlace = {
  type: 'object',
  properties: { beforeFileId },
  required: ['beforeFileId'],
} as const satisfies ObjectSchema;

/** The parameters of a list of files. */
export const fileFilter = {
  type: 'object',
  properties: {
    fileType: { type: 'string', enum: FILE_TYPES, description: 'Only files of this type' },
    name: {
      type: 'string',
      maxLength: 255,
      description: 'Only those whose name contains these words; case is ignored',
      examples: ['interview'],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type FileFilter = Infer<typeof fileFilter>;

export const placedFile = {
  type: 'object',
  properties: {
    undoId: { ...id, nullable: true, description: 'Takes it back: POST /undo/{undoId}; null if nothing changed' },
  },
  required: ['undoId'],
} as const satisfies ObjectSchema;

/** A file as it is shown, with the notes that have it. */
export const viewOf = (
  {
    id,
    projectId,
    name,
    mediaType,
    fileType,
    bytes,
    sha256,
    status,
    failure,
    width,
    height,
    createdBy,
    createdAt,
  }: FileRecord,
  noteIds: Uuid[] = [],
): FileView => ({
  id,
  projectId: projectId!,
  name,
  mediaType,
  fileType,
  bytes,
  sha256,
  status,
  failure,
  width,
  height,
  noteIds,
  createdBy,
  createdAt: createdAt.toISOString(),
});
