import { ListTextVersions } from '@evident/application/history/list-text-versions';
import { NameTextVersion } from '@evident/application/history/name-text-version';
import { CreatedDto } from '../kernel/created.dto.ts';
import { NewVersionNameDto, TextVersionListDto } from './history.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const NOTE_VERSIONS_OPERATIONS = {
  listNoteVersions: operation({
    route: 'GET /notes/{noteId}/versions',
    asks: ListTextVersions,
    summary: 'List the versions of the text of a note, newest first',
    description: 'The first is the text as it is now, if it was ever edited here.',
    answers: TextVersionListDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListTextVersions(actor, 'note', noteId),
  }),
  nameNoteVersion: operation({
    route: 'POST /notes/{noteId}/versions',
    asks: NameTextVersion,
    summary: 'Keep the text of a note as a named version',
    description: 'Named versions are never thinned.',
    body: NewVersionNameDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: { name } }) => new NameTextVersion(actor, 'note', noteId, name),
  }),
};
