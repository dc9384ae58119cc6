import { THEMES } from '../preferences/index.ts';
import { PROJECT_STATUSES } from '../projects/index.ts';
import type { FieldType } from './field-types.ts';

interface EventField {
  /** Such as “title” in “its title contains”. */
  readonly label: string;
  readonly of: FieldType;
}

/** Objects that actions of a rule change. */
export type AutomatedObject = 'NOTE' | 'INSIGHT' | 'PROJECT';

interface RuleEventKind {
  /** Completes the sentence “When …”. */
  readonly when: string;
  /** The object that the event is about, which actions change; null for none. */
  readonly object: AutomatedObject | null;
  /** False: nothing announces it yet. */
  readonly happens: boolean;
  /** True: only rules of admins follow it. */
  readonly adminsOnly?: true;
  readonly fields: Readonly<Record<string, EventField>>;
}

const string = { type: 'string' } as const;
const boolean = { type: 'boolean' } as const;
const date = { type: 'date' } as const;
const count = { type: 'number', minimum: 0, maximum: 1_000_000_000, integer: true } as const;
const project = { type: 'enum', of: 'PROJECT' } as const;
const member = { type: 'enum', of: 'MEMBER' } as const;
const channel = { type: 'enum', of: 'CHANNEL' } as const;

/** People of a theme are those who wrote in the last 30 days before the newest data point of the channel, and in the 30 days before. */
const ofTheme = {
  'theme.title': { label: 'title', of: string },
  'theme.channelId': { label: 'channel', of: channel },
  'theme.channelTitle': { label: 'channel title', of: string },
  'theme.createdAt': { label: 'creation date', of: date },
  'theme.dataPoints': { label: 'number of data points', of: count },
  'theme.recentPeople': { label: 'number of people in 30 days', of: count },
  'theme.earlierPeople': { label: 'number of people in the 30 days before', of: count },
} as const;

/** The events that rules can follow, with their fields by type (specification, document 001, section 3; D41, D42). */
export const RULE_EVENTS = {
  'note:created': {
    when: 'a note is created',
    object: 'NOTE',
    happens: true,
    fields: {
      'note.title': { label: 'title', of: string },
      'note.projectId': { label: 'project', of: project },
      'note.projectTitle': { label: 'project title', of: string },
      'note.createdBy': { label: 'creator', of: member },
      'note.createdAt': { label: 'creation date', of: date },
      'note.occurredOn': { label: 'date', of: date },
      'note.language': { label: 'language', of: string },
      'note.sourceName': { label: 'imported file', of: string },
      'note.imported': { label: 'imported', of: boolean },
      'note.aiGenerated': { label: 'written by AI', of: boolean },
    },
  },
  'insight:published': {
    when: 'an insight is published',
    object: 'INSIGHT',
    happens: true,
    fields: {
      'insight.title': { label: 'title', of: string },
      'insight.projectId': { label: 'project', of: project },
      'insight.projectTitle': { label: 'project title', of: string },
      'insight.createdBy': { label: 'creator', of: member },
      'insight.createdAt': { label: 'creation date', of: date },
      'insight.publishedAt': { label: 'publication date', of: date },
      'insight.aiGenerated': { label: 'written by AI', of: boolean },
    },
  },
  'project:created': {
    when: 'a project is created',
    object: 'PROJECT',
    happens: true,
    fields: {
      'project.name': { label: 'name', of: string },
      'project.status': { label: 'status', of: { type: 'enum', values: PROJECT_STATUSES } },
      'project.tags': { label: 'tags', of: { type: 'array' } },
      'project.createdBy': { label: 'creator', of: member },
      'project.createdAt': { label: 'creation date', of: date },
    },
  },
  'dataset:created': {
    when: 'an import brings notes or data points',
    object: 'PROJECT',
    happens: true,
    fields: {
      'dataset.projectId': { label: 'project', of: project },
      'dataset.projectTitle': { label: 'project title', of: string },
      'dataset.channelId': { label: 'channel', of: channel },
      'dataset.channelTitle': { label: 'channel title', of: string },
      'dataset.createdBy': { label: 'creator', of: member },
      'dataset.createdAt': { label: 'date', of: date },
      'dataset.noteCount': { label: 'number of notes', of: count },
      'dataset.dataPointCount': { label: 'number of data points', of: count },
      'dataset.fileNames': { label: 'files', of: { type: 'array' } },
    },
  },
  'theme:created': { when: 'a theme is found in a channel', object: null, happens: true, fields: ofTheme },
  'theme:changed': { when: 'a theme of a channel doubles', object: null, happens: true, fields: ofTheme },
  'user:activity': {
    when: 'the activity of a member is counted',
    object: null,
    happens: true,
    adminsOnly: true,
    fields: {
      'user.id': { label: 'member', of: member },
      'user.name': { label: 'name', of: string },
      'user.engagementScore': {
        label: 'engagement score',
        of: { type: 'number', minimum: 0, maximum: 100, integer: false },
      },
      'user.notesRead': { label: 'number of notes read', of: count },
      'user.highlights': { label: 'number of highlights', of: count },
      'user.insights': { label: 'number of insights', of: count },
      'user.sessions': { label: 'number of sessions', of: count },
      'user.theme': { label: 'color scheme', of: { type: 'enum', values: THEMES } },
    },
  },
} as const satisfies Record<string, RuleEventKind>;

export type RuleEvent = keyof typeof RULE_EVENTS;
export const RULE_EVENT_NAMES = Object.keys(RULE_EVENTS) as RuleEvent[];

/** Events that a rule can start from, because something announces them. */
export const HAPPENING_EVENTS = [
  'note:created',
  'insight:published',
  'project:created',
  'dataset:created',
  'theme:created',
  'theme:changed',
  'user:activity',
] as const;
export type HappeningEvent = (typeof HAPPENING_EVENTS)[number];

export const isHappening = (event: RuleEvent): event is HappeningEvent => HAPPENING_EVENTS.some((one) => one === event);

export const eventKind = (event: RuleEvent): RuleEventKind => RULE_EVENTS[event];
export const fieldsOf = (event: RuleEvent): RuleEventKind['fields'] => eventKind(event).fields;
