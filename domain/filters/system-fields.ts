import type { FieldKind } from './field-kinds.ts';
import type { Held, ResultKey } from './result-keys.ts';

interface SystemField {
  readonly label: string;
  readonly kind: FieldKind;
  /** Set for `choice` and `choices`. */
  readonly holds?: Held;
  /** The values to choose from, where they are fixed. */
  readonly options?: ReadonlySet<string>;
  /** Always has a value, so the operators for empty values are not offered. */
  readonly neverEmpty?: true;
  /** The result types it applies to, each with the attribute that is compared. */
  readonly at: Partial<Record<ResultKey, string>>;
}

/**
 * The system fields of the specification (document 001, section 3), and those that lists of the product filter by besides: SaidBy, Segment, Speakers, Status and ImportFile.
 * Of a highlight, fields of notes are those of its note. A data point was created when it was written.
 */
export const SYSTEM_FIELDS = {
  Title: {
    label: 'Title',
    kind: 'text',
    neverEmpty: true,
    at: {
      note: 'title',
      insight: 'title',
      highlight: 'note.title',
      project: 'title',
      projectCategory: 'title',
      tag: 'title',
      channel: 'title',
      theme: 'title',
      dataPoint: 'title',
    },
  },
  Content: {
    label: 'Content',
    kind: 'text',
    at: { note: 'content', insight: 'content', highlight: 'text', dataPoint: 'content' },
  },
  Name: { label: 'Name', kind: 'text', neverEmpty: true, at: { person: 'name' } },
  Tags: { label: 'Tags', kind: 'choices', holds: 'TAG', at: { note: 'tags', highlight: 'tags' } },
  TagGroup: {
    label: 'Tag group',
    kind: 'choices',
    holds: 'TAG_GROUP',
    at: { note: 'tagGroups', highlight: 'tagGroups', tag: 'tagGroup' },
  },
  TagBoard: {
    label: 'Tag board',
    kind: 'choices',
    holds: 'TAG_BOARD',
    at: { note: 'tagBoards', highlight: 'tagBoards', tag: 'tagBoard' },
  },
  People: { label: 'People', kind: 'choices', holds: 'PERSON', at: { note: 'peopleIds', highlight: 'notePeopleIds' } },
  SaidBy: { label: 'Said by', kind: 'choices', holds: 'PERSON', at: { highlight: 'saidBy' } },
  /** Objects with a person who satisfies the whole segment (D64): segments become clauses over people, so no engine compares them. */
  Segment: {
    label: 'Segment',
    kind: 'choices',
    holds: 'SEGMENT',
    neverEmpty: true,
    at: { note: 'segment', highlight: 'segment', person: 'segment' },
  },
  Insights: { label: 'Insights', kind: 'choices', holds: 'INSIGHT', at: { note: 'insightIds', highlight: 'insights' } },
  Note: { label: 'Note', kind: 'choices', holds: 'NOTE', at: { note: 'note', highlight: 'note', person: 'notes' } },
  Highlight: { label: 'Highlight', kind: 'choices', holds: 'HIGHLIGHT', at: { insight: 'highlights' } },
  Authors: {
    label: 'Authors',
    kind: 'choices',
    holds: 'MEMBER',
    at: {
      note: 'authors',
      insight: 'authors',
      highlight: 'authors',
      project: 'authors',
      projectCategory: 'authors',
      channel: 'authors',
      tag: 'authors',
      person: 'authors',
    },
  },
  Contributors: {
    label: 'Contributors',
    kind: 'choices',
    holds: 'MEMBER',
    at: { note: 'contributors', insight: 'contributors', highlight: 'note.contributors' },
  },
  /** The day of the conversation; of a note without one, and of what is in no note, the time at which it was created. */
  Date: {
    label: 'Date',
    kind: 'date',
    neverEmpty: true,
    at: {
      note: 'date',
      highlight: 'note.date',
      insight: 'createdAt',
      project: 'createdAt',
      projectCategory: 'createdAt',
      channel: 'createdAt',
      theme: 'createdAt',
      dataPoint: 'createdAt',
      tag: 'createdAt',
      person: 'createdAt',
    },
  },
  Created: {
    label: 'Created',
    kind: 'date',
    neverEmpty: true,
    at: {
      note: 'createdAt',
      insight: 'createdAt',
      highlight: 'createdAt',
      project: 'createdAt',
      projectCategory: 'createdAt',
      channel: 'createdAt',
      theme: 'createdAt',
      dataPoint: 'createdAt',
      tag: 'createdAt',
      person: 'createdAt',
    },
  },
  Updated: {
    label: 'Updated',
    kind: 'date',
    neverEmpty: true,
    at: {
      note: 'updatedAt',
      insight: 'updatedAt',
      highlight: 'updatedAt',
      project: 'updatedAt',
      projectCategory: 'updatedAt',
      channel: 'updatedAt',
      theme: 'updatedAt',
      tag: 'updatedAt',
      person: 'updatedAt',
    },
  },
  HighlightCount: {
    label: 'Number of highlights',
    kind: 'number',
    neverEmpty: true,
    at: { note: 'highlightCount', tag: 'highlightCount' },
  },
  Archived: {
    label: 'Archived',
    kind: 'boolean',
    at: { note: 'archived', insight: 'archived', highlight: 'note.archived', project: 'archived' },
  },
  Published: { label: 'Published', kind: 'boolean', at: { insight: 'published' } },
  Starred: {
    label: 'Starred',
    kind: 'boolean',
    at: {
      note: 'starred',
      insight: 'starred',
      highlight: 'starred',
      project: 'starred',
      projectCategory: 'starred',
    },
  },
  AiGenerated: {
    label: 'Generated by AI',
    kind: 'boolean',
    at: { note: 'aiGenerated', insight: 'aiGenerated', highlight: 'note.aiGenerated' },
  },
  Project: {
    label: 'Project',
    kind: 'choices',
    holds: 'PROJECT',
    at: { note: 'project', insight: 'project', highlight: 'project', tag: 'project', project: 'id' },
  },
  ProjectCategory: {
    label: 'Folder',
    kind: 'choices',
    holds: 'PROJECT_CATEGORY',
    at: {
      note: 'projectCategory',
      insight: 'projectCategory',
      highlight: 'projectCategory',
      tag: 'projectCategory',
      project: 'projectCategory',
      projectCategory: 'projectCategory',
      channel: 'projectCategory',
      theme: 'projectCategory',
      dataPoint: 'projectCategory',
    },
  },
  Channel: {
    label: 'Channel',
    kind: 'choices',
    holds: 'CHANNEL',
    at: { channel: 'id', theme: 'channel', dataPoint: 'channel' },
  },
  ImportOrigin: {
    label: 'Imported from',
    kind: 'choice',
    holds: 'NAME',
    at: { note: 'importOrigin', highlight: 'note.importOrigin', person: 'importOrigin', dataPoint: 'importOrigin' },
  },
  EnrichmentOrigin: { label: 'Enriched from', kind: 'choice', holds: 'NAME', at: { person: 'enrichmentOrigin' } },
  ImportFile: { label: 'File of an import', kind: 'choice', holds: 'FILE', at: { note: 'importFile' } },
  SurveyResponse: {
    label: 'Survey response',
    kind: 'text',
    at: { note: 'responses', highlight: 'note.responses' },
  },
  Speakers: { label: 'Speakers', kind: 'choices', holds: 'NAME', at: { highlight: 'speakers' } },
  Status: {
    label: 'Status',
    kind: 'choice',
    holds: 'STATUS',
    options: new Set(['active', 'completed', 'archived']),
    neverEmpty: true,
    at: { project: 'status' },
  },
} as const satisfies Record<string, SystemField>;

export type SystemFieldName = keyof typeof SYSTEM_FIELDS;
type AttributesOf<Field, Key extends ResultKey> = Field extends { at: Record<Key, infer Name extends string> }
  ? Name
  : never;
/** The attributes of a result type that clauses may compare: the allow-list of every engine. */
export type AttributeOf<Key extends ResultKey> = {
  [Name in Exclude<SystemFieldName, 'Segment'>]: AttributesOf<(typeof SYSTEM_FIELDS)[Name], Key>;
}[Exclude<SystemFieldName, 'Segment'>];
export type Attribute = { [Key in ResultKey]: AttributeOf<Key> }[ResultKey];

/** Fields that search looks for words in (document 001, section 5). */
export const TEXT_SEARCH_FIELDS = ['Title', 'Content', 'Name'] as const satisfies readonly SystemFieldName[];
