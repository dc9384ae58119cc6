import type { ObjectSchema } from '@evident/domain/kernel';
import {
  importOriginFilter,
  importOriginView,
  newNote,
  noteContent,
  noteFilter,
  noteRow,
  noteView,
  noteDates,
  noteWording,
} from '@evident/domain/notes';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewNoteDto extends dtoFrom(newNote) {}
export class NoteDatesDto extends dtoFrom(noteDates) {}
export class NoteWordingDto extends dtoFrom(noteWording) {}
export class NoteContentDto extends dtoFrom(noteContent) {}
export class NoteDto extends dtoFrom(noteView) {}
export class NotePageDto extends pageOf(noteRow) {}

export class NotesQueryDto extends queryFrom({
  type: 'object',
  properties: { ...noteFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class ImportOriginsQueryDto extends queryFrom({
  type: 'object',
  properties: { ...importOriginFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class ImportOriginPageDto extends pageOf(importOriginView) {}

const speakerName = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S', examples: ['Ada'] } },
  required: ['name'],
} as const satisfies ObjectSchema;
export class SpeakerNameDto extends dtoFrom(speakerName) {}
