import type { EventObject } from '@evident/application/automation/automation-store';
import type { Uuid } from '@evident/domain/kernel';
import { db, expression, unionOf } from '../queries.ts';

interface Dataset {
  readonly id: Uuid;
  readonly project_id: Uuid | null;
  readonly channel_id: Uuid | null;
  readonly title: string;
  readonly created_by: Uuid;
  readonly at: Date;
  readonly made: number;
  readonly names: string[];
}

/** Which imports: those with these ids, or those that ended since then. */
export type DatasetsWanted = { readonly ids: readonly Uuid[] } | { readonly since: Date };

/** Imports that brought notes. */
const ofProjects = (wanted: DatasetsWanted) => {
  const query = db
    .selectFrom('import_run as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('import_file as f', 'f.import_run_id', 'r.id')
    .where('r.finished_at', 'is not', null)
    .groupBy(['r.id', 'p.id', 'p.title'])
    .having(expression<number>`sum(f.made)`, '>', 0)
    .select(['r.id', 'p.id as project_id', expression<Uuid | null>`NULL::uuid`.as('channel_id'), 'p.title'])
    .select(['r.created_by', expression<Date>`r.finished_at`.as('at')])
    .select([
      expression<number>`sum(f.made)::int`.as('made'),
      expression<string[]>`array_agg(f.name ORDER BY f.name)`.as('names'),
    ]);
  return 'ids' in wanted
    ? query.where('r.id', '=', expression<Uuid>`any (${wanted.ids}::uuid[])`)
    : query.where('r.finished_at', '>=', wanted.since);
};

/** Tables and runs of sources that brought data points. */
const ofChannels = (wanted: DatasetsWanted) => {
  const query = db
    .selectFrom('channel_import as i')
    .innerJoin('channel as c', 'c.id', 'i.channel_id')
    .where('i.ended_at', 'is not', null)
    .where('i.created', '>', 0)
    .select(['i.id', expression<Uuid | null>`NULL::uuid`.as('project_id'), 'c.id as channel_id', 'c.title'])
    .select(['i.created_by', expression<Date>`i.ended_at`.as('at')])
    .select(['i.created as made', expression<string[]>`ARRAY[i.name]`.as('names')]);
  return 'ids' in wanted
    ? query.where('i.id', '=', expression<Uuid>`any (${wanted.ids}::uuid[])`)
    : query.where('i.ended_at', '>=', wanted.since);
};

/** Datasets: the notes or data points of an import run (D41), the newest first. */
export const datasets = (wanted: DatasetsWanted) =>
  db
    .selectFrom(unionOf<Dataset>([ofProjects(wanted), ofChannels(wanted)]).as('d'))
    .select(['d.id', 'd.project_id', 'd.channel_id', 'd.title', 'd.created_by', 'd.at', 'd.made', 'd.names'])
    .orderBy('d.at', 'desc')
    .orderBy('d.id');

/** The values of the fields of a dataset. */
export const factsOfDataset = (row: Dataset): EventObject['facts'] => ({
  'dataset.projectId': row.project_id,
  'dataset.projectTitle': row.project_id === null ? null : row.title,
  'dataset.channelId': row.channel_id,
  'dataset.channelTitle': row.channel_id === null ? null : row.title,
  'dataset.createdBy': row.created_by,
  'dataset.createdAt': row.at.toISOString().slice(0, 10),
  'dataset.noteCount': row.project_id === null ? null : row.made,
  'dataset.dataPointCount': row.channel_id === null ? null : row.made,
  'dataset.fileNames': row.names,
});

/** The project or the channel that a dataset is in. */
export const placeOfDataset = ({ project_id, channel_id }: Dataset): EventObject['subject'] =>
  project_id === null
    ? channel_id === null
      ? null
      : { type: 'CHANNEL', id: channel_id, projectId: null }
    : { type: 'PROJECT', id: project_id, projectId: project_id };
