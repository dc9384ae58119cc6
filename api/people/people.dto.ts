import {
  erasureReceipt,
  personErasure,
  linkedNotePerson,
  newNotePerson,
  newPerson,
  notePeople,
  peopleChange,
  peopleChangeResult,
  peopleImport,
  peopleOrigin,
  peopleImported,
  peoplePreview,
  peopleTable,
  personFilter,
  personHighlightFilter,
  personMerge,
  personNote,
  personRow,
  personView,
  personWording,
  notePeopleChanges,
  speakerLinks,
  speakerLinksResult,
  speakerSuggestion,
  speakerSuggestionFilter,
} from '@evident/domain/people';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class PersonPageDto extends pageOf(personRow) {}
export class PersonDto extends dtoFrom(personView) {}
export class NewPersonDto extends dtoFrom(newPerson) {}
export class PersonWordingDto extends dtoFrom(personWording) {}
export class PeopleChangeDto extends dtoFrom(peopleChange) {}
export class PeopleChangeResultDto extends dtoFrom(peopleChangeResult) {}
export class PersonMergeDto extends dtoFrom(personMerge) {}
export class PeopleQueryDto extends queryFrom({
  type: 'object',
  properties: { ...personFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class PeopleExportDto extends queryFrom(personFilter) {}
export class PeopleOriginPageDto extends pageOf(peopleOrigin) {}
export class PersonErasureDto extends dtoFrom(personErasure) {}
export class ErasureReceiptDto extends dtoFrom(erasureReceipt) {}
export class ErasureReceiptPageDto extends pageOf(erasureReceipt) {}
export class PersonHighlightsDto extends queryFrom({
  type: 'object',
  properties: { ...personHighlightFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class PersonNotePageDto extends pageOf(personNote) {}
export class NotePeopleDto extends dtoFrom(notePeople) {}
export class NewNotePersonDto extends dtoFrom(newNotePerson) {}
export class LinkedNotePersonDto extends dtoFrom(linkedNotePerson) {}
export class SpeakerSuggestionPageDto extends pageOf(speakerSuggestion) {}
export class SpeakerSuggestionQueryDto extends queryFrom({
  type: 'object',
  properties: { ...speakerSuggestionFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class NotePeopleChangesDto extends dtoFrom(notePeopleChanges) {}
export class SpeakerLinksDto extends dtoFrom(speakerLinks) {}
export class SpeakerLinksResultDto extends dtoFrom(speakerLinksResult) {}
export class PeopleTableDto extends dtoFrom(peopleTable) {}
export class PeoplePreviewDto extends dtoFrom(peoplePreview) {}
export class PeopleImportDto extends dtoFrom(peopleImport) {}
export class PeopleImportedDto extends dtoFrom(peopleImported) {}
