import { CsvPeopleTables } from '@evident/adapters/importers/tables/people-table';
import { PostgresPersonReader } from '@evident/adapters/postgres/people/postgres-person-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { ChangePeople, ChangePeopleHandler } from '@evident/application/people/change-people';
import { CreatePerson, CreatePersonHandler } from '@evident/application/people/create-person';
import { ErasePerson, ErasePersonHandler } from '@evident/application/people/erase-person';
import { ExportPeople, ExportPeopleHandler } from '@evident/application/people/export-people';
import { ImportPeople, ImportPeopleHandler } from '@evident/application/people-imports/import-people';
import { LinkNotePerson, LinkNotePersonHandler } from '@evident/application/people/link-note-person';
import { LinkSpeakers, LinkSpeakersHandler } from '@evident/application/people/link-speakers';
import { MergePerson, MergePersonHandler } from '@evident/application/people/merge-person';
import type { PersonReader } from '@evident/application/people/person-reader';
import {
  PreviewPeopleImport,
  PreviewPeopleImportHandler,
} from '@evident/application/people-imports/preview-people-import';
import {
  GetErasure,
  GetErasureHandler,
  GetPerson,
  GetPersonHandler,
  ListErasures,
  ListErasuresHandler,
  ListNotePeople,
  ListNotePeopleHandler,
  ListPeople,
  ListPeopleHandler,
  ListPeopleOrigins,
  ListPeopleOriginsHandler,
  ListPersonNotes,
  ListPersonNotesHandler,
  SuggestSpeakers,
  SuggestSpeakersHandler,
} from '@evident/application/people/queries';
import type { PeopleTables } from '@evident/application/people-imports/table-reader';
import { SetNotePeople, SetNotePeopleHandler } from '@evident/application/people/set-note-people';
import { undoPeople } from '@evident/application/people/undo-people';
import { UnlinkNotePerson, UnlinkNotePersonHandler } from '@evident/application/people/unlink-note-person';
import { UpdatePerson, UpdatePersonHandler } from '@evident/application/people/update-person';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { ADDRESSES } from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, FIELD_COLUMNS, IDS, LIST_FILTERS, READS, WORK, WRITING_WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { FILES } from '../services/services.module.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { PeopleController } from './people.controller.ts';

import { ERASURES_OPERATIONS } from './erasures.operations.ts';
import { NOTE_PEOPLE_OPERATIONS } from './note-people.operations.ts';
import { PEOPLE_OPERATIONS } from './people.operations.ts';
import { PERSON_EVIDENCE_OPERATIONS } from './person-evidence.operations.ts';
const PEOPLE = port<PersonReader>('PersonReader');
const TABLES = port<PeopleTables>('PeopleTables');

@Module({
  controllers: [
    PeopleController,
    controllerFor('People', PEOPLE_OPERATIONS),
    controllerFor('People', PERSON_EVIDENCE_OPERATIONS),
    controllerFor('People', NOTE_PEOPLE_OPERATIONS),
    controllerFor('People', ERASURES_OPERATIONS),
  ],
  providers: [
    provide(PEOPLE, (reads: PostgresReads) => new PostgresPersonReader(reads), [READS]),
    provide(TABLES, () => new CsvPeopleTables(), []),
    handle(ListPeople, ListPeopleHandler, [PEOPLE, LIST_FILTERS]),
    handle(ListPeopleOrigins, ListPeopleOriginsHandler, [PEOPLE]),
    handle(GetPerson, GetPersonHandler, [PEOPLE]),
    handle(ListPersonNotes, ListPersonNotesHandler, [PEOPLE]),
    handle(ListNotePeople, ListNotePeopleHandler, [PEOPLE]),
    handle(SuggestSpeakers, SuggestSpeakersHandler, [PEOPLE]),
    handle(ExportPeople, ExportPeopleHandler, [WORK, PEOPLE, ADDRESSES, FIELD_COLUMNS, LIST_FILTERS, WRITING_WORK]),
    handle(ListErasures, ListErasuresHandler, [PEOPLE]),
    handle(GetErasure, GetErasureHandler, [PEOPLE]),
    handle(ErasePerson, ErasePersonHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, FILES, IDS, CLOCK]),
    handle(CreatePerson, CreatePersonHandler, [WORK, IDS, CLOCK]),
    handle(UpdatePerson, UpdatePersonHandler, [WORK, CLOCK]),
    handle(ChangePeople, ChangePeopleHandler, [WORK, CLOCK]),
    handle(MergePerson, MergePersonHandler, [WORK, CLOCK]),
    handle(LinkNotePerson, LinkNotePersonHandler, [WORK, CLOCK]),
    handle(UnlinkNotePerson, UnlinkNotePersonHandler, [WORK]),
    handle(SetNotePeople, SetNotePeopleHandler, [WORK, CLOCK]),
    handle(LinkSpeakers, LinkSpeakersHandler, [WORK, IDS, CLOCK]),
    handle(PreviewPeopleImport, PreviewPeopleImportHandler, [WORK, TABLES, IDS, CLOCK]),
    handle(ImportPeople, ImportPeopleHandler, [WORK, TABLES, IDS, CLOCK]),
    undoes(undoPeople, [CLOCK]),
  ],
})
export class PeopleModule {}
