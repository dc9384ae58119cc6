import { CancelImport } from '@evident/application/imports/cancel-import';
import { GetImport } from '@evident/application/imports/get-import';
import { StartImport } from '@evident/application/imports/start-import';
import { CreatedDto } from '../kernel/created.dto.ts';
import { ImportDto, NewImportDto } from './imports.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const IMPORTS_OPERATIONS = {
  startImport: operation({
    route: 'POST /projects/{projectId}/imports',
    asks: StartImport,
    summary: 'Import uploaded files as notes',
    description:
      'Goes on in the background, also after a restart. The same file or row again is recognised, not doubled.',
    body: NewImportDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: wanted }) => new StartImport(actor, projectId, wanted),
    answer: (id) => ({ id }),
  }),
  getImport: operation({
    route: 'GET /imports/{importId}',
    asks: GetImport,
    summary: 'Read the progress and the failures of an import',
    answers: ImportDto,
    refuses: ['NotFound'],
    message: ({ actor, importId }) => new GetImport(actor, importId),
  }),
  cancelImport: operation({
    route: 'DELETE /imports/{importId}',
    asks: CancelImport,
    summary: 'Cancel an import; notes created so far stay',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, importId }) => new CancelImport(actor, importId),
  }),
};
