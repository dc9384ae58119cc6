import { DeleteForever } from '@evident/application/trash/delete-forever';
import { ListTrash } from '@evident/application/trash/queries';
import { RestoreFromTrash } from '@evident/application/trash/restore-from-trash';
import { pageRequest } from '../kernel/page.dto.ts';
import { RestoredDto, TrashPageDto, TrashQueryDto } from './trash.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const TRASH_OPERATIONS = {
  listTrash: operation({
    route: 'GET /trash',
    asks: ListTrash,
    summary: 'List the trash entries you can see, latest first',
    query: TrashQueryDto,
    answers: TrashPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListTrash(actor, filter, pageRequest({ limit, cursor })),
  }),
  restoreFromTrash: operation({
    route: 'POST /trash/{trashEntryId}/restore',
    asks: RestoreFromTrash,
    summary: 'Restore a trash entry with everything deleted along with it',
    answers: RestoredDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, trashEntryId: entryId }) => new RestoreFromTrash(actor, entryId),
  }),
  deleteForever: operation({
    route: 'DELETE /trash/{trashEntryId}',
    asks: DeleteForever,
    summary: 'Delete a trash entry permanently',
    refuses: ['NotFound'],
    message: ({ actor, trashEntryId: entryId }) => new DeleteForever(actor, entryId),
  }),
};
