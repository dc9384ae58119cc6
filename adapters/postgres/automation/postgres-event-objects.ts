import type {
  EventObject,
  EventSubject,
  EventTarget,
  EventObjects,
} from '@evident/application/automation/automation-store';
import { type Facts, type HappeningEvent, RULE_EVENT_NAMES, eventKind } from '@evident/domain/automation';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import { peopleOfPeriods } from '../channels/people-of-periods.ts';
import { datasets, factsOfDataset, placeOfDataset } from './event-datasets.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';

const day = (at: Date): string => at.toISOString().slice(0, 10);

const NOTES = db
  .selectFrom('note as n')
  .innerJoin('project as p', 'p.id', 'n.project_id')
  .select(['n.id', 'n.title', 'n.project_id', 'p.title as project_title', 'n.created_by', 'n.created_at as at'])
  .select(['n.language', 'n.source_name', 'n.ai_generated'])
  .select(expression<string | null>`n.occurred_on::text`.as('occurred_on'))
  .select(expression<boolean>`n.import_file_id IS NOT NULL`.as('imported'));

const noteOf = (row: InferResult<typeof NOTES>[number]): EventObject =>
  objectOf(row, { type: 'NOTE', id: row.id, projectId: row.project_id }, row.title, {
    'note.title': row.title,
    'note.projectId': row.project_id,
    'note.projectTitle': row.project_title,
    'note.createdBy': row.created_by,
    'note.createdAt': day(row.at),
    'note.occurredOn': row.occurred_on,
    'note.language': row.language,
    'note.sourceName': row.source_name,
    'note.imported': row.imported,
    'note.aiGenerated': row.ai_generated,
  });

/** As they are published. Members without write access see no others. */
const INSIGHTS = db
  .selectFrom('insight as i')
  .innerJoin('insight_publication as s', 's.id', 'i.publication_id')
  .innerJoin('project as p', 'p.id', 'i.project_id')
  .where('i.published_at', 'is not', null)
  .select(['i.id', 's.title', 'i.project_id', 'p.title as project_title', 'i.created_by', 'i.created_at'])
  .select(['i.ai_generated', expression<Date>`i.published_at`.as('at')]);

const insightOf = (row: InferResult<typeof INSIGHTS>[number]): EventObject =>
  objectOf(row, { type: 'INSIGHT', id: row.id, projectId: row.project_id }, row.title, {
    'insight.title': row.title,
    'insight.projectId': row.project_id,
    'insight.projectTitle': row.project_title,
    'insight.createdBy': row.created_by,
    'insight.createdAt': day(row.created_at),
    'insight.publishedAt': day(row.at),
    'insight.aiGenerated': row.ai_generated,
  });

const PROJECTS = db
  .selectFrom('project as p')
  .select(['p.id', 'p.title', 'p.status', 'p.created_by', 'p.created_at as at']);

const projectOf = (row: InferResult<typeof PROJECTS>[number]): EventObject =>
  objectOf(row, { type: 'PROJECT', id: row.id, projectId: row.id }, row.title, {
    'project.name': row.title,
    'project.status': row.status,
    // Projects have no tags yet.
    'project.tags': [],
    'project.createdBy': row.created_by,
    'project.createdAt': day(row.at),
  });

const datasetOf = (row: InferResult<ReturnType<typeof datasets>>[number]): EventObject =>
  objectOf(row, placeOfDataset(row), row.title, factsOfDataset(row));

const ACTIVITIES = db
  .selectFrom('member_activity as a')
  .innerJoin('member as m', 'm.id', 'a.member_id')
  .where('m.removed_at', 'is', null)
  .select(['a.id', 'a.member_id', 'a.engagement_score', 'a.notes_read', 'a.highlights', 'a.insights', 'a.sessions'])
  .select(['a.theme', 'a.created_at as at'])
  .select(shownName('m').as('name'));

const activityOf = (row: InferResult<typeof ACTIVITIES>[number]): EventObject =>
  objectOf(row, null, row.name, {
    'user.id': row.member_id,
    'user.name': row.name,
    'user.engagementScore': row.engagement_score,
    'user.notesRead': row.notes_read,
    'user.highlights': row.highlights,
    'user.insights': row.insights,
    'user.sessions': row.sessions,
    'user.theme': row.theme,
  });

/** Themes with their data points, and their people of two periods. */
const THEMES = db
  .selectFrom('theme as t')
  .innerJoin('channel as c', 'c.id', 't.channel_id')
  .innerJoin('data_point as d', (join) =>
    join.onRef('d.channel_id', '=', 't.channel_id').onRef('d.theme_id', '=', 't.id'),
  )
  .innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('data_point as n')
        .select((of) => of.fn.max('n.said_at').as('at'))
        .whereRef('n.channel_id', '=', 't.channel_id')
        .where('n.folded_into', 'is', null)
        .as('w'),
    (join) => join.onTrue(),
  )
  .where('d.folded_into', 'is', null)
  .where('d.themed', '=', true)
  .groupBy(['t.id', 'c.id', 'c.title', 'w.at'])
  .select(['t.id', 't.title', 'c.id as channel_id', 'c.title as channel', 't.created_at as at'])
  .select((eb) => eb.fn.countAll().as('points'))
  .select(peopleOfPeriods());

const themeOf = (row: InferResult<typeof THEMES>[number]): EventObject =>
  objectOf(row, { type: 'THEME', id: row.id, projectId: null }, row.title, {
    'theme.title': row.title,
    'theme.channelId': row.channel_id,
    'theme.channelTitle': row.channel,
    'theme.createdAt': day(row.at),
    'theme.dataPoints': Number(row.points),
    'theme.recentPeople': row.recent,
    'theme.earlierPeople': row.earlier,
  });

const objectOf = (
  { id: sourceId, at }: { readonly id: Uuid; readonly at: Date },
  subject: EventObject['subject'],
  title: string,
  facts: Facts,
): EventObject => ({ sourceId, subject, target: changeable(subject), title, at, facts });

const changeable = (subject: EventObject['subject']): EventObject['target'] =>
  subject?.projectId && isAutomated(subject.type)
    ? { ...subject, type: subject.type, projectId: subject.projectId }
    : null;

const isAutomated = (type: EventSubject['type']): type is EventTarget['type'] => AUTOMATED.has(type);
/** Objects that actions of rules change. */
const AUTOMATED: ReadonlySet<string | null> = new Set(RULE_EVENT_NAMES.map((event) => eventKind(event).object));

/** Objects of events with the values of their fields, narrowed to those that the actor sees. */
export class PostgresEventObjects implements EventObjects {
  constructor(private readonly reads: PostgresReads) {}

  among(actor: Actor, event: HappeningEvent, sourceIds: readonly Uuid[]): Promise<EventObject[]> {
    const ids = expression<Uuid>`any (${sourceIds}::uuid[])`;
    return this.found(actor, event, {
      notes: NOTES.where('n.id', '=', ids),
      insights: INSIGHTS.where('i.id', '=', ids),
      projects: PROJECTS.where('p.id', '=', ids),
      datasets: datasets({ ids: sourceIds }),
      activities: ACTIVITIES.where('a.id', '=', ids),
      themes: THEMES.where('t.id', '=', ids),
    });
  }

  since(actor: Actor, event: HappeningEvent, since: Date, most: number): Promise<EventObject[]> {
    return this.found(actor, event, {
      notes: NOTES.where('n.created_at', '>=', since).orderBy('n.created_at', 'desc').orderBy('n.id').limit(most),
      insights: INSIGHTS.where('i.published_at', '>=', since)
        .orderBy('i.published_at', 'desc')
        .orderBy('i.id')
        .limit(most),
      projects: PROJECTS.where('p.created_at', '>=', since).orderBy('p.created_at', 'desc').orderBy('p.id').limit(most),
      datasets: datasets({ since }).limit(most),
      themes: THEMES.where('t.created_at', '>=', since).orderBy('t.created_at', 'desc').orderBy('t.id').limit(most),
      activities: ACTIVITIES.where('a.created_at', '>=', since)
        .orderBy('a.created_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(most),
    });
  }

  private async found(actor: Actor, event: HappeningEvent, queries: Queries): Promise<EventObject[]> {
    switch (event) {
      case 'note:created':
        return (await this.reads.rows(actor, queries.notes)).map(noteOf);
      case 'insight:published':
        return (await this.reads.rows(actor, queries.insights)).map(insightOf);
      case 'project:created':
        return (await this.reads.rows(actor, queries.projects)).map(projectOf);
      case 'dataset:created':
        return (await this.reads.rows(actor, queries.datasets)).map(datasetOf);
      case 'theme:created':
      case 'theme:changed':
        return (await this.reads.rows(actor, queries.themes)).map(themeOf);
      case 'user:activity':
        return (await this.reads.rows(actor, queries.activities)).map(activityOf);
    }
  }
}

interface Queries {
  readonly notes: typeof NOTES;
  readonly insights: typeof INSIGHTS;
  readonly projects: typeof PROJECTS;
  readonly datasets: ReturnType<typeof datasets>;
  readonly activities: typeof ACTIVITIES;
  readonly themes: typeof THEMES;
}
