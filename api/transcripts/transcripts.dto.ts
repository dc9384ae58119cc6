import {
  newTranscription,
  noteTranslation,
  projectTranscription,
  projectTranscriptionChange,
  transcriptFromFile,
  transcriptionList,
  workspaceTranscription,
  workspaceTranscriptionChange,
} from '@evident/domain/transcripts';
import { dtoFrom } from '../kernel/dto.ts';

export class NewTranscriptionDto extends dtoFrom(newTranscription) {}
export class TranscriptionListDto extends dtoFrom(transcriptionList) {}
export class TranscriptFromFileDto extends dtoFrom(transcriptFromFile) {}
export class WorkspaceTranscriptionDto extends dtoFrom(workspaceTranscription) {}
export class WorkspaceTranscriptionChangeDto extends dtoFrom(workspaceTranscriptionChange) {}
export class ProjectTranscriptionDto extends dtoFrom(projectTranscription) {}
export class ProjectTranscriptionChangeDto extends dtoFrom(projectTranscriptionChange) {}
export class NoteTranslationDto extends dtoFrom(noteTranslation) {}
