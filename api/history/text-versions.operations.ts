import { CompareTextVersions } from '@evident/application/history/compare-text-versions';
import { GetTextVersion } from '@evident/application/history/get-text-version';
import { RenameTextVersion } from '@evident/application/history/rename-text-version';
import { RestoreTextVersion } from '@evident/application/history/restore-text-version';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { ComparedWithDto, TextVersionDto, VersionComparisonDto, VersionNameDto } from './history.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const TEXT_VERSIONS_OPERATIONS = {
  getTextVersion: operation({
    route: 'GET /text-versions/{textVersionId}',
    asks: GetTextVersion,
    summary: 'Read a version of a text',
    answers: TextVersionDto,
    refuses: ['NotFound'],
    message: ({ actor, textVersionId: versionId }) => new GetTextVersion(actor, versionId),
    answer: (reading) => reading as unknown as TextVersionDto,
  }),
  compareTextVersions: operation({
    route: 'GET /text-versions/{textVersionId}/comparison',
    asks: CompareTextVersions,
    summary: 'Compare a version of a text with an earlier one',
    description: 'Block by block, and word by word where a block changed. Highlights are no difference.',
    query: ComparedWithDto,
    answers: VersionComparisonDto,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, textVersionId: versionId, query: { since } }) =>
      new CompareTextVersions(actor, versionId, since),
  }),
  renameTextVersion: operation({
    route: 'PATCH /text-versions/{textVersionId}',
    asks: RenameTextVersion,
    summary: 'Name a version of a text, or take its name off',
    body: VersionNameDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, textVersionId: versionId, body: { name } }) => new RenameTextVersion(actor, versionId, name),
  }),
  restoreTextVersion: operation({
    route: 'POST /text-versions/{textVersionId}/restoration',
    asks: RestoreTextVersion,
    summary: 'Restore a version of a text with its highlights',
    description:
      'The text as it was until now stays in the history. Highlights of the version are on its words again, also deleted ones. Later highlights follow their words or are listed as lost.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, textVersionId: versionId }) => new RestoreTextVersion(actor, versionId),
    answer: undoable,
  }),
};
