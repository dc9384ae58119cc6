import { CancelRecordingRedaction } from '@evident/application/redaction/cancel-recording-redaction';
import { GetRecordingRedaction } from '@evident/application/redaction/get-recording-redaction';
import { ListFileRedactions } from '@evident/application/redaction/list-file-redactions';
import { RecordingRedactionDto, RedactionListDto } from './redaction.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const RECORDING_REDACTIONS_OPERATIONS = {
  listFileRedactions: operation({
    route: 'GET /files/{fileId}/redactions',
    asks: ListFileRedactions,
    summary: 'List the redactions of a recording',
    answers: RedactionListDto,
    refuses: ['NotFound'],
    message: ({ actor, fileId }) => new ListFileRedactions(actor, fileId),
  }),
  getRecordingRedaction: operation({
    route: 'GET /files/{fileId}/redaction',
    asks: GetRecordingRedaction,
    summary: 'Read the job that renders the redacted version of a recording',
    description:
      'Until it is done, only members with full access can read the recording. NotFound for a recording that was never redacted.',
    answers: RecordingRedactionDto,
    refuses: ['NotFound'],
    message: ({ actor, fileId }) => new GetRecordingRedaction(actor, fileId),
  }),
  cancelRecordingRedaction: operation({
    route: 'POST /files/{fileId}/redaction/cancel',
    asks: CancelRecordingRedaction,
    summary: 'Cancel the rendering of the redacted version of a recording',
    description: 'The recording stays withheld. Apply the redactions again to retry.',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fileId }) => new CancelRecordingRedaction(actor, fileId),
  }),
};
