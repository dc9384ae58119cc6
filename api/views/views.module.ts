import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresRowReader } from '@evident/adapters/postgres/views/postgres-row-reader';
import { PostgresViewReader } from '@evident/adapters/postgres/views/postgres-view-reader';
import { SetRowValues, SetRowValuesHandler } from '@evident/application/fields/set-row-values';
import { ChangeRows, ChangeRowsHandler } from '@evident/application/views/change-rows';
import { CreateView, CreateViewHandler } from '@evident/application/views/create-view';
import { DeleteView, DeleteViewHandler } from '@evident/application/views/delete-view';
import { DuplicateView, DuplicateViewHandler } from '@evident/application/views/duplicate-view';
import { PlaceRows, PlaceRowsHandler } from '@evident/application/views/place-rows';
import { PlaceView, PlaceViewHandler } from '@evident/application/views/place-view';
import {
  GetView,
  GetViewHandler,
  ListViews,
  ListViewsHandler,
  ReadRowGroups,
  ReadRowGroupsHandler,
  ReadRows,
  ReadRowsHandler,
} from '@evident/application/views/queries';
import type { RowReader } from '@evident/application/views/row-reader';
import { undoChangedRows } from '@evident/application/views/undo-changed-rows';
import { undoPlacedRows } from '@evident/application/views/undo-placed-rows';
import { UpdateView, UpdateViewHandler } from '@evident/application/views/update-view';
import type { ViewReader } from '@evident/application/views/view-reader';
import { undoViewChanges } from '@evident/application/views/views';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';

import { ROWS_OPERATIONS } from './rows.operations.ts';
import { VIEWS_OPERATIONS } from './views.operations.ts';
const VIEWS = port<ViewReader>('ViewReader');
const ROWS = port<RowReader>('RowReader');

@Module({
  controllers: [controllerFor('Views', VIEWS_OPERATIONS), controllerFor('Views', ROWS_OPERATIONS)],
  providers: [
    provide(VIEWS, (reads: PostgresReads) => new PostgresViewReader(reads), [READS]),
    provide(ROWS, (reads: PostgresReads) => new PostgresRowReader(reads), [READS]),
    handle(ListViews, ListViewsHandler, [VIEWS]),
    handle(GetView, GetViewHandler, [VIEWS]),
    handle(CreateView, CreateViewHandler, [WORK, LIST_FILTERS, IDS, CLOCK]),
    handle(UpdateView, UpdateViewHandler, [WORK, LIST_FILTERS, CLOCK]),
    handle(DeleteView, DeleteViewHandler, [WORK]),
    handle(DuplicateView, DuplicateViewHandler, [WORK, IDS, CLOCK]),
    handle(PlaceView, PlaceViewHandler, [WORK]),
    handle(ReadRows, ReadRowsHandler, [ROWS, LIST_FILTERS]),
    handle(ReadRowGroups, ReadRowGroupsHandler, [ROWS, LIST_FILTERS]),
    handle(PlaceRows, PlaceRowsHandler, [WORK, CLOCK]),
    handle(ChangeRows, ChangeRowsHandler, [WORK, IDS, CLOCK]),
    handle(SetRowValues, SetRowValuesHandler, [WORK, CLOCK]),
    undoes(undoViewChanges, [CLOCK]),
    undoes(undoPlacedRows, []),
    undoes(undoChangedRows, [IDS, CLOCK]),
  ],
})
export class ViewsModule {}
