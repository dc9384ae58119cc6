import { ReadNoteFigures } from '@evident/application/charts/read-note-figures';
import { ReadChart, ReadCoOccurrence, ReadCrosstab, ReadSaturation } from '@evident/application/charts/queries';
import {
  ChartDataDto,
  ChartQueryDto,
  CoOccurrenceDto,
  CrosstabDto,
  CrosstabQueryDto,
  NoteFiguresDto,
  NoteFiguresQueryDto,
  SaturationDto,
} from './charts.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const CHARTS_OPERATIONS = {
  readChart: operation({
    route: 'GET /projects/{projectId}/charts/tags',
    asks: ReadChart,
    summary: 'Count the highlights, notes and characters of each tag and tag group',
    description: 'Counts exactly the highlights that a list with the same filter returns.',
    query: ChartQueryDto,
    answers: ChartDataDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query: of }) => new ReadChart(actor, projectId, of),
  }),
  readCoOccurrence: operation({
    route: 'GET /projects/{projectId}/charts/co-occurrence',
    asks: ReadCoOccurrence,
    summary: 'Count the highlights that two tags have in common',
    query: ChartQueryDto,
    answers: CoOccurrenceDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query: of }) => new ReadCoOccurrence(actor, projectId, of),
  }),
  readSaturation: operation({
    route: 'GET /projects/{projectId}/charts/saturation',
    asks: ReadSaturation,
    summary: 'Count the tags that each note adds to those of the notes before it',
    query: ChartQueryDto,
    answers: SaturationDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query: of }) => new ReadSaturation(actor, projectId, of),
  }),
  readCrosstab: operation({
    route: 'GET /projects/{projectId}/charts/crosstab',
    asks: ReadCrosstab,
    summary: 'Count the highlights of each tag by the values of a field',
    description: 'A highlight with several values counts in several columns.',
    query: CrosstabQueryDto,
    answers: CrosstabDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query: of }) => new ReadCrosstab(actor, projectId, of),
  }),
  readNoteFigures: operation({
    route: 'GET /projects/{projectId}/charts/notes',
    asks: ReadNoteFigures,
    summary: 'Count notes, and measure their numbers, by a field, time, segments or people',
    description: 'A note with several values counts in several columns. Archived notes are left out.',
    query: NoteFiguresQueryDto,
    answers: NoteFiguresDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query: of }) => new ReadNoteFigures(actor, projectId, of),
  }),
};
