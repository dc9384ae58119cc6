import {
  appliedRedactions,
  nameSearch,
  namedList,
  newRedaction,
  recordingRedactionView,
  redactionList,
  redactionUpdate,
  redactionsToApply,
  restoredRedaction,
} from '@evident/domain/redaction';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class NewRedactionDto extends dtoFrom(newRedaction) {}
export class RedactionUpdateDto extends dtoFrom(redactionUpdate) {}
export class RedactionListDto extends dtoFrom(redactionList) {}
export class RedactionsToApplyDto extends dtoFrom(redactionsToApply) {}
export class AppliedRedactionsDto extends dtoFrom(appliedRedactions) {}
export class RestoredRedactionDto extends dtoFrom(restoredRedaction) {}
export class RecordingRedactionDto extends dtoFrom(recordingRedactionView) {}
export class NameSearchDto extends queryFrom(nameSearch) {}
export class NamedListDto extends dtoFrom(namedList) {}
