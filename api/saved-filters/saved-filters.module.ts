import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresSavedFilterReader } from '@evident/adapters/postgres/saved-filters/postgres-saved-filter-reader';
import { CreateSavedFilter, CreateSavedFilterHandler } from '@evident/application/saved-filters/create-saved-filter';
import { DeleteSavedFilter, DeleteSavedFilterHandler } from '@evident/application/saved-filters/delete-saved-filter';
import {
  GetSavedFilter,
  GetSavedFilterHandler,
  ListSavedFilters,
  ListSavedFiltersHandler,
} from '@evident/application/saved-filters/queries';
import type { SavedFilterReader } from '@evident/application/saved-filters/saved-filter-reader';
import { undoFilterChanges } from '@evident/application/saved-filters/saved-filters';
import { UpdateSavedFilter, UpdateSavedFilterHandler } from '@evident/application/saved-filters/update-saved-filter';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';

import { SAVED_FILTERS_OPERATIONS } from './saved-filters.operations.ts';
const SAVED = port<SavedFilterReader>('SavedFilterReader');

@Module({
  controllers: [controllerFor('Filters', SAVED_FILTERS_OPERATIONS)],
  providers: [
    provide(SAVED, (reads: PostgresReads) => new PostgresSavedFilterReader(reads), [READS]),
    handle(ListSavedFilters, ListSavedFiltersHandler, [SAVED, LIST_FILTERS]),
    handle(GetSavedFilter, GetSavedFilterHandler, [SAVED, LIST_FILTERS]),
    handle(CreateSavedFilter, CreateSavedFilterHandler, [WORK, LIST_FILTERS, IDS, CLOCK]),
    handle(UpdateSavedFilter, UpdateSavedFilterHandler, [WORK, LIST_FILTERS, CLOCK]),
    handle(DeleteSavedFilter, DeleteSavedFilterHandler, [WORK]),
    undoes(undoFilterChanges, [CLOCK]),
  ],
})
export class SavedFiltersModule {}
