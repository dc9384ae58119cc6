import { ListUndo } from '@evident/application/undo/queries';
import { Redo } from '@evident/application/undo/redo';
import { Undo } from '@evident/application/undo/undo';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoneView } from '@evident/domain/undo';
import { named } from '../kernel/declared/named.ts';
import { UndoPageDto } from './undo.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const UNDO_OPERATIONS = {
  listUndo: operation({
    route: 'GET /undo',
    asks: ListUndo,
    summary: 'List your changes that can still be undone, newest first',
    query: PageQueryDto,
    answers: UndoPageDto,
    message: ({ actor, query: page }) => new ListUndo(actor, pageRequest(page)),
  }),
  undo: operation({
    route: 'POST /undo/{undoId}',
    asks: Undo,
    summary: 'Undo a change',
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    answers: named('Undone', undoneView),
    message: ({ actor, undoId }) => new Undo(actor, undoId),
  }),
  redo: operation({
    route: 'POST /undo/{undoId}/redo',
    asks: Redo,
    summary: 'Redo an undone change, unless the same part was changed since',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, undoId }) => new Redo(actor, undoId),
  }),
};
