import { CancelTranscription } from '@evident/application/transcripts/cancel-transcription';
import { ListTranscriptions } from '@evident/application/transcripts/list-transcriptions';
import { StartTranscription } from '@evident/application/transcripts/start-transcription';
import { CreatedDto } from '../kernel/created.dto.ts';
import { NewTranscriptionDto, TranscriptionListDto } from './transcripts.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const TRANSCRIPTS_OPERATIONS = {
  listTranscriptions: operation({
    route: 'GET /notes/{noteId}/transcriptions',
    asks: ListTranscriptions,
    summary: 'List the transcriptions of a note with their progress',
    answers: TranscriptionListDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListTranscriptions(actor, noteId),
  }),
  startTranscription: operation({
    route: 'POST /notes/{noteId}/transcriptions',
    asks: StartTranscription,
    summary: 'Transcribe a recording of a note',
    description:
      'Goes on in the background, also after a restart. A failed or canceled transcription of the recording in the same language continues: its pieces are not transcribed again.',
    body: NewTranscriptionDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: wanted }) => new StartTranscription(actor, noteId, wanted),
    answer: (id) => ({ id }),
  }),
  cancelTranscription: operation({
    route: 'DELETE /transcriptions/{transcriptionId}',
    asks: CancelTranscription,
    summary: 'Cancel a transcription',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, transcriptionId }) => new CancelTranscription(actor, transcriptionId),
  }),
};
