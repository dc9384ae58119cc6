import { type Expression, type SqlBool, sql } from 'kysely';
import { peopleAccessOf } from '@evident/domain/people';
import type { Tables } from './schema.ts';
import { OfActor } from './statement.ts';
import { READABLE_CHANNELS, READABLE_FOLDERS, READABLE_PROJECTS } from './scope.ts';

/** The condition under which an actor can see a row. */
type Rule = (alias: string) => Expression<SqlBool>;

function among(readable: Expression<unknown>, column: string): Rule {
  return (alias) => sql`${sql.ref(`${alias}.${column}`)} in ${readable}`;
}
const inProject = (column: string): Rule => among(READABLE_PROJECTS, column);
const inChannel = (column: string): Rule => among(READABLE_CHANNELS, column);
const inFolder: Rule = (alias) => sql`${sql.ref(`${alias}.id`)} in ${READABLE_FOLDERS}`;
const own: Rule = (alias) => sql`${sql.ref(`${alias}.member_id`)} = ${new OfActor(({ userId }) => userId)}`;
/** Undo entries and notifications are visible to their member while they can see the project. */
const ownInProject: Rule = (alias) =>
  sql`${own(alias)} and (${sql.ref(`${alias}.project_id`)} is null or ${inProject('project_id')(alias)})`;
/** Fields and tags of the workspace are in sight of every member, those of a project with it. */
const inProjectOrNone: Rule = (alias) =>
  sql`(${sql.ref(`${alias}.project_id`)} is null or ${inProject('project_id')(alias)})`;
/** An imported file is in sight with one of its notes. */
const withANote: Rule = (alias) =>
  sql`exists (select from note fn where fn.import_file_id = ${sql.ref(`${alias}.id`)} and ${inProject('project_id')('fn')})`;
/** Files that only documents in the trash show are hidden with them. */
const fileInProject: Rule = (alias) =>
  sql`(${sql.ref(`${alias}.trash_id`)} is null and ${inProject('project_id')(alias)})`;

/** People are seen by the members whom the workspace gives access to them; row-level security shows one team. */
const seesPeople: Rule = () =>
  sql`exists (select from team pt where pt.people_access = any (${new OfActor(peopleAccessOf)}::text[]))`;

/** Filters of people are seen with people. */
const savedFilters: Rule = (alias) =>
  sql`(${inProjectOrNone(alias)} and (${sql.ref(`${alias}.object_type`)} <> 'PERSON' or ${seesPeople(alias)}))`;

/** Private views are seen by their creator. */
const views: Rule = (alias) =>
  sql`(${inProject('project_id')(alias)} and (not ${sql.ref(`${alias}.is_private`)} or ${sql.ref(`${alias}.created_by`)} = ${new OfActor(({ userId }) => userId)}))`;

/** Generated texts of one member are seen by that member, all others with their project. */
const generatedTexts: Rule = (alias) =>
  sql`(${sql.ref(`${alias}.owner_id`)} = ${new OfActor(({ userId }) => userId)} or (${sql.ref(`${alias}.owner_id`)} is null and ${inProjectOrNone(alias)}))`;

/** Feeds and dashboards are seen by their owner, shared ones by the workspace. */
const ownOrShared: Rule = (alias) =>
  sql`(${sql.ref(`${alias}.shared`)} or ${sql.ref(`${alias}.owner_id`)} = ${new OfActor(({ userId }) => userId)})`;

/** Automations are seen by their owner and by admins. */
const automations: Rule = (alias) =>
  sql`(${sql.ref(`${alias}.owner_id`)} = ${new OfActor(({ userId }) => userId)} or ${new OfActor(({ workspaceAdmin }) => workspaceAdmin)}::boolean)`;
/** The activity of members is seen by admins. */
const forAdmins: Rule = () => sql`${new OfActor(({ workspaceAdmin }) => workspaceAdmin)}::boolean`;
/** Webhooks are seen by their owner and by admins, their deliveries by the owner. */
const webhooks: Rule = (alias) =>
  sql`(${sql.ref(`${alias}.owner_id`)} = ${new OfActor(({ userId }) => userId)} or ${new OfActor(({ workspaceAdmin }) => workspaceAdmin)}::boolean)`;
const deliveries: Rule = (alias) =>
  sql`exists (select from webhook dw where dw.id = ${sql.ref(`${alias}.webhook_id`)} and dw.owner_id = ${new OfActor(({ userId }) => userId)})`;

/** As `isRecipient` decides for browsers. Events that are for no one are not stored. */
const events: Rule = (alias) =>
  sql`((${sql.ref(`${alias}.owner_id`)} is null or ${sql.ref(`${alias}.owner_id`)} = ${new OfActor(({ userId }) => userId)})
    and case when ${sql.ref(`${alias}.project_id`)} is not null then ${inProject('project_id')(alias)}
      when ${sql.ref(`${alias}.folder_id`)} is not null then ${sql.ref(`${alias}.folder_id`)} in ${READABLE_FOLDERS} else true end)`;

/** Comments are seen with their note, insight or highlight, or with people. */
const comments: Rule = (alias) =>
  sql`(${inProject('project_id')(alias)} or (${sql.ref(`${alias}.project_id`)} is null and ${seesPeople(alias)}))`;

/** Every member of the workspace may see the row; row-level security keeps other workspaces out. */
export const WORKSPACE = 'workspace';
/** The row has no project: it must be joined by a key of SAME_PROJECT to a row that is narrowed. */
export const RELATED = 'related';

/** The tables that readers can use, and the condition for each. */
export const RELATIONS = {
  project: inProject('id'),
  note: inProject('project_id'),
  highlight: inProject('project_id'),
  insight: inProject('project_id'),
  tag: inProjectOrNone,
  tag_board: inProjectOrNone,
  tag_group: RELATED,
  tag_template: WORKSPACE,
  highlight_tag: inProject('project_id'),
  document: RELATED,
  contribution: RELATED,
  insight_evidence: RELATED,
  insight_publication: RELATED,
  contradicting_evidence: RELATED,
  workspace_home: WORKSPACE,
  field: inProjectOrNone,
  field_set: inProjectOrNone,
  field_value: RELATED,
  fielded_object: RELATED,
  import_file: withANote,
  import_run: inProject('project_id'),
  file: fileInProject,
  note_file: RELATED,
  media: RELATED,
  media_output: RELATED,
  file_page: RELATED,
  withheld_file: RELATED,
  person: seesPeople,
  note_person: RELATED,
  survey_question: RELATED,
  erasure_receipt: WORKSPACE,
  suggestion: inProject('project_id'),
  suggestion_gap: RELATED,
  saved_filter: savedFilters,
  project_view: views,
  feed: ownOrShared,
  glossary_term: WORKSPACE,
  dashboard: ownOrShared,
  dashboard_chart: RELATED,
  template: inProjectOrNone,
  follow: own,
  event_log: events,
  event_stream: WORKSPACE,
  webhook: webhooks,
  webhook_delivery: deliveries,
  comment_thread: comments,
  comment: RELATED,
  comment_read: own,
  notification: ownInProject,
  notification_preference: own,
  notification_setting: own,
  member_preference: own,
  member_onboarding: own,
  reel: inProject('project_id'),
  canvas: inProject('project_id'),
  render: inProject('project_id'),
  ai_text: generatedTexts,
  ai_doc: inProject('project_id'),
  agent: inProject('project_id'),
  agent_run: RELATED,
  automation: automations,
  destination: WORKSPACE,
  ticket: RELATED,
  automation_run: RELATED,
  member_activity: forAdmins,
  conversation: own,
  conversation_message: RELATED,
  summary: inProject('project_id'),
  summary_setting: RELATED,
  wrap: inProjectOrNone,
  cluster_job: ownInProject,
  research: own,
  research_step: RELATED,
  folder: inFolder,
  channel: inChannel('id'),
  channel_count: inChannel('channel_id'),
  data_point: inChannel('channel_id'),
  data_point_unsearched: inChannel('channel_id'),
  theme: inChannel('channel_id'),
  theme_change: inChannel('channel_id'),
  topic: inChannel('channel_id'),
  topic_cell: inChannel('channel_id'),
  channel_import: inChannel('channel_id'),
  channel_import_failure: RELATED,
  channel_source: inChannel('channel_id'),
  star: own,
  visit: own,
  undo_entry: ownInProject,
  member: WORKSPACE,
  member_group: WORKSPACE,
  member_group_member: WORKSPACE,
  team: WORKSPACE,
  invite: WORKSPACE,
  audit_entry: WORKSPACE,
} as const satisfies Partial<Record<keyof Tables, Rule | typeof WORKSPACE | typeof RELATED>>;

/**
 * Columns that identify the same object, so rows that agree in two of them are in the same project. A row joined by
 * such a key to a visible row is visible too. Evidence is not included: an insight can use highlights of other
 * projects.
 */
export const SAME_PROJECT: readonly (readonly string[])[] = [
  [
    'project.id',
    'note.project_id',
    'highlight.project_id',
    'insight.project_id',
    'tag.project_id',
    'tag_board.project_id',
    'highlight_tag.project_id',
    'suggestion.project_id',
    'summary_setting.project_id',
    'document.id',
    'ai_doc.project_id',
    'agent.project_id',
  ],
  ['ai_doc.id', 'document.id'],
  ['channel_import.id', 'channel_import_failure.import_id'],
  ['channel.id', 'data_point.channel_id'],
  ['agent.id', 'agent_run.agent_id'],
  ['automation.id', 'automation_run.automation_id'],
  [
    'note.id',
    'document.id',
    'highlight.note_id',
    'contribution.object_id',
    'field_value.object_id',
    'fielded_object.object_id',
    'note_person.note_id',
    'note_file.note_id',
    'survey_question.note_id',
    'comment_thread.note_id',
    'suggestion.note_id',
    'suggestion_gap.note_id',
  ],
  [
    'insight.id',
    'document.id',
    'contribution.object_id',
    'field_value.object_id',
    'fielded_object.object_id',
    'insight_evidence.insight_id',
    'insight_publication.insight_id',
    'comment_thread.insight_id',
    'contradicting_evidence.insight_id',
    'ticket.insight_id',
  ],
  ['person.id', 'field_value.object_id', 'fielded_object.object_id', 'comment_thread.person_id'],
  ['insight.publication_id', 'insight_publication.id'],
  ['highlight.id', 'highlight_tag.highlight_id', 'comment_thread.highlight_id'],
  ['tag_group.id', 'tag.tag_group_id'],
  ['tag_board.id', 'tag_group.tag_board_id'],
  ['import_file.id', 'note.import_file_id'],
  ['conversation.id', 'conversation_message.conversation_id'],
  [
    'file.id',
    'note_file.file_id',
    'media.file_id',
    'media_output.file_id',
    'file_page.file_id',
    'withheld_file.file_id',
  ],
  ['research.id', 'research_step.research_id'],
  ['dashboard.id', 'dashboard_chart.dashboard_id'],
  ['comment_thread.id', 'comment.thread_id'],
  ['person.id', 'field_value.object_id'],
];

/**
 * A tag on a highlight in sight is in sight too. The reverse is not true: a tag of the workspace is on highlights of
 * projects that the actor may not see.
 */
export const SEEN_THROUGH: Readonly<Record<string, string>> = { 'tag.id': 'highlight_tag.tag_id' };
