import type {
  ChartData,
  ChartQuery,
  CoOccurrence,
  Crosstab,
  CrosstabQuery,
  NoteFigures,
  NoteFiguresQuery,
  Saturation,
} from '@evident/domain/charts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  FIELD_CHANGES,
  HIGHLIGHT_CHANGES,
  NOTE_CHANGES,
  PEOPLE_CHANGES,
  PROJECT_CHANGES,
  TAG_CHANGES,
} from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const touched = (projectId: string) => ({
  ...on(ACCESS_CHANGES, true),
  ...on([...PROJECT_CHANGES, ...NOTE_CHANGES, ...HIGHLIGHT_CHANGES, ...TAG_CHANGES, 'tags:arranged'], { projectId }),
});

const touchedWithFields = (projectId: string) => ({
  ...touched(projectId),
  ...on([...FIELD_CHANGES, ...PEOPLE_CHANGES, 'field:set', 'people:linked'], true),
});

/** The figures of each tag and tag group of a project. A changed filter keeps the old ones until it is answered. */
export const chartDataQuery = (projectId: string, query: ChartQuery) =>
  queryOptions({
    queryKey: ['chart', projectId, query],
    queryFn: (): Promise<ChartData> =>
      answer(api.GET('/api/v1/projects/{projectId}/charts/tags', { params: { path: { projectId }, query } })),
    placeholderData: keepPreviousData,
    meta: touchedBy<ChartData>(touched(projectId)),
  });

/** How many highlights the tags of a project have in common. */
export const coOccurrenceQuery = (projectId: string, query: ChartQuery) =>
  queryOptions({
    queryKey: ['co-occurrence', projectId, query],
    queryFn: (): Promise<CoOccurrence> =>
      answer(api.GET('/api/v1/projects/{projectId}/charts/co-occurrence', { params: { path: { projectId }, query } })),
    placeholderData: keepPreviousData,
    meta: touchedBy<CoOccurrence>(touched(projectId)),
  });

/** The tags that each note of a project adds. */
export const saturationQuery = (projectId: string, query: ChartQuery) =>
  queryOptions({
    queryKey: ['saturation', projectId, query],
    queryFn: (): Promise<Saturation> =>
      answer(api.GET('/api/v1/projects/{projectId}/charts/saturation', { params: { path: { projectId }, query } })),
    placeholderData: keepPreviousData,
    meta: touchedBy<Saturation>(touched(projectId)),
  });

/** The tags of a project by the values of a field. */
export const crosstabQuery = (projectId: string, query: CrosstabQuery) =>
  queryOptions({
    queryKey: ['crosstab', projectId, query],
    queryFn: (): Promise<Crosstab> =>
      answer(api.GET('/api/v1/projects/{projectId}/charts/crosstab', { params: { path: { projectId }, query } })),
    meta: touchedBy<Crosstab>(touchedWithFields(projectId)),
  });

/** The notes of a project by the values of a field, time, segments or people. */
export const noteFiguresQuery = (projectId: string, query: NoteFiguresQuery) =>
  queryOptions({
    queryKey: ['note-figures', projectId, query],
    queryFn: (): Promise<NoteFigures> =>
      answer(api.GET('/api/v1/projects/{projectId}/charts/notes', { params: { path: { projectId }, query } })),
    meta: touchedBy<NoteFigures>(touchedWithFields(projectId)),
  });
