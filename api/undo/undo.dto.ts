import { undoView } from '@evident/domain/undo';
import { pageOf } from '../kernel/page.dto.ts';

export class UndoPageDto extends pageOf(undoView) {}
