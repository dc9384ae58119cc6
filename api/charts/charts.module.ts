import { PostgresChartReader } from '@evident/adapters/postgres/charts/postgres-chart-reader';
import { PostgresNoteFigureReader } from '@evident/adapters/postgres/charts/postgres-note-figure-reader';
import { PostgresFieldReader } from '@evident/adapters/postgres/fields/postgres-field-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresSavedFilterReader } from '@evident/adapters/postgres/saved-filters/postgres-saved-filter-reader';
import type { SavedFilterReader } from '@evident/application/saved-filters/saved-filter-reader';
import type { ChartReader, NoteFigureReader } from '@evident/application/charts/chart-reader';
import type { CrossedFields } from '@evident/application/charts/columns-for';
import { ReadNoteFigures, ReadNoteFiguresHandler } from '@evident/application/charts/read-note-figures';
import {
  ReadChart,
  ReadChartHandler,
  ReadCoOccurrence,
  ReadCoOccurrenceHandler,
  ReadCrosstab,
  ReadCrosstabHandler,
  ReadSaturation,
  ReadSaturationHandler,
} from '@evident/application/charts/queries';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, LIST_FILTERS, READS } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';

import { CHARTS_OPERATIONS } from './charts.operations.ts';
const CHARTS = port<ChartReader>('ChartReader');
const NOTE_FIGURES = port<NoteFigureReader>('NoteFigureReader');
const CROSSED_FIELDS = port<CrossedFields>('CrossedFields');
const SEGMENTS = port<SavedFilterReader>('Segments');

@Module({
  controllers: [controllerFor('Charts', CHARTS_OPERATIONS)],
  providers: [
    provide(CHARTS, (reads: PostgresReads) => new PostgresChartReader(reads), [READS]),
    provide(NOTE_FIGURES, (reads: PostgresReads) => new PostgresNoteFigureReader(reads), [READS]),
    provide(CROSSED_FIELDS, (reads: PostgresReads) => new PostgresFieldReader(reads), [READS]),
    provide(SEGMENTS, (reads: PostgresReads) => new PostgresSavedFilterReader(reads), [READS]),
    handle(ReadChart, ReadChartHandler, [CHARTS, LIST_FILTERS]),
    handle(ReadCoOccurrence, ReadCoOccurrenceHandler, [CHARTS, LIST_FILTERS]),
    handle(ReadSaturation, ReadSaturationHandler, [CHARTS, LIST_FILTERS]),
    handle(ReadNoteFigures, ReadNoteFiguresHandler, [NOTE_FIGURES, LIST_FILTERS, CROSSED_FIELDS, SEGMENTS, CLOCK]),
    handle(ReadCrosstab, ReadCrosstabHandler, [CHARTS, LIST_FILTERS, CROSSED_FIELDS, SEGMENTS, CLOCK]),
  ],
})
export class ChartsModule {}
