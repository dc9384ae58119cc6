import {
  fileUses,
  fileFilter,
  fileView,
  newNoteFile,
  noteFilePlace,
  noteFiles,
  placedFile,
} from '@evident/domain/files';
import type { ObjectSchema } from '@evident/domain/kernel';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class FileDto extends dtoFrom(fileView) {}
export class FileUsesDto extends dtoFrom(fileUses) {}
export class FilePageDto extends pageOf(fileView) {}
export class FilesQueryDto extends queryFrom({
  type: 'object',
  properties: { ...fileFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class NoteFilesDto extends dtoFrom(noteFiles) {}
export class NewNoteFileDto extends dtoFrom(newNoteFile) {}
export class NoteFilePlaceDto extends dtoFrom(noteFilePlace) {}
export class PlacedFileDto extends dtoFrom(placedFile) {}

const purpose = {
  type: 'object',
  properties: {
    purpose: {
      type: 'string',
      enum: ['image', 'attachment'],
      description: 'An image is at most 10 MB; attachment by default',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export class UploadQueryDto extends queryFrom(purpose) {}
