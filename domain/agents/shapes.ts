import { docFramework, docLanguage, docSource, docSources } from '../ai-docs/index.ts';
import { type Infer, type ObjectSchema, TITLE_MAX, version, id, moment } from '../kernel/index.ts';
import { SUMMARY_PROMPT_MAX } from '../summaries/index.ts';
import { SHOWN_RUN_STATES } from './run.ts';
import { agentSchedule } from './schedule.ts';

/** Of an agent; the title of a doc adds the date. */
export const AGENT_TITLE_MAX = TITLE_MAX - 20;
const member = {
  type: 'object',
  properties: { id, name: { type: 'string' } },
  required: ['id', 'name'],
} as const;

const wording = {
  title: { type: 'string', minLength: 1, maxLength: AGENT_TITLE_MAX, pattern: '\\S', examples: ['Churn signals'] },
  instruction: {
    type: 'string',
    minLength: 1,
    maxLength: SUMMARY_PROMPT_MAX,
    pattern: '\\S',
    examples: ['Which new reasons to leave did people name this week?'],
  },
  sources: { ...docSources, description: 'Looked up again at each run' },
  framework: { ...docFramework, nullable: true, description: 'Sections of the doc; null: as the instruction says' },
  language: docLanguage,
  schedule: agentSchedule,
} as const;

export const newAgent = {
  type: 'object',
  properties: { projectId: { ...id, description: 'The project of its sources and docs' }, ...wording },
  required: ['projectId', 'title', 'instruction', 'sources', 'schedule'],
} as const satisfies ObjectSchema;
export type NewAgent = Infer<typeof newAgent>;

/** Absent values stay. */
export const agentUpdate = {
  type: 'object',
  properties: { ...wording, active: { type: 'boolean', description: 'False pauses it' } },
  required: [],
} as const satisfies ObjectSchema;
export type AgentUpdate = Infer<typeof agentUpdate>;

export const agentRunView = {
  type: 'object',
  properties: {
    id,
    state: {
      type: 'string',
      enum: SHOWN_RUN_STATES,
      description: 'SKIPPED: nothing was new since the last run',
    },
    reason: { type: 'string', nullable: true, description: 'NOT_ENOUGH_DATA, or one sentence on why it failed' },
    dueAt: { ...moment, nullable: true, description: 'When it was scheduled; null if a member started it' },
    startedBy: { ...member, nullable: true },
    docId: { ...id, nullable: true, description: 'The doc that it wrote' },
    docTitle: { type: 'string', nullable: true },
    createdAt: moment,
  },
  required: ['id', 'state', 'reason', 'dueAt', 'startedBy', 'docId', 'docTitle', 'createdAt'],
} as const satisfies ObjectSchema;
export type AgentRunView = Infer<typeof agentRunView>;

export const agentView = {
  type: 'object',
  properties: {
    id,
    projectId: id,
    projectTitle: { type: 'string' },
    title: { type: 'string' },
    instruction: { type: 'string' },
    sources: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          ...docSource.properties,
          title: { type: 'string', nullable: true, description: 'Null if it is gone or you cannot see it' },
        },
        required: ['type', 'id', 'title'],
      },
    },
    framework: wording.framework,
    language: docLanguage,
    schedule: agentSchedule,
    active: { type: 'boolean' },
    stoppedReason: { type: 'string', nullable: true, description: 'Why it was stopped; null if a member paused it' },
    nextRunAt: { ...moment, nullable: true },
    lastRun: { ...agentRunView, nullable: true },
    createdBy: { ...member, description: 'Its runs read what this member can see' },
    createdAt: moment,
    updatedAt: moment,
    version,
  },
  required: [
    'id',
    'projectId',
    'projectTitle',
    'title',
    'instruction',
    'sources',
    'framework',
    'language',
    'schedule',
    'active',
    'stoppedReason',
    'nextRunAt',
    'lastRun',
    'createdBy',
    'createdAt',
    'updatedAt',
    'version',
  ],
} as const satisfies ObjectSchema;
export type AgentView = Infer<typeof agentView>;
