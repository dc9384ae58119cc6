import { evidenceText } from '../evidence/index.ts';
import { type Infer, type ObjectSchema, TITLE_MAX, version, id, moment } from '../kernel/index.ts';
import { docFramework, docLanguage, docPrompt, docSource, docSources } from './source-shapes.ts';

const count = { type: 'integer', minimum: 0 } as const;
const title = { type: 'string', maxLength: TITLE_MAX, examples: ['What slows reporting down'] } as const;
const member = {
  type: 'object',
  properties: { id, name: { type: 'string' } },
  required: ['id', 'name'],
} as const;

export const newAiDoc = {
  type: 'object',
  properties: {
    projectId: { ...id, description: 'The project of the doc and of its sources' },
    title: { ...title, description: 'The name of the framework by default' },
    sources: docSources,
    framework: docFramework,
    prompt: docPrompt,
    language: docLanguage,
  },
  required: ['projectId', 'sources', 'framework'],
} as const satisfies ObjectSchema;
export type NewAiDoc = Infer<typeof newAiDoc>;

export const createdAiDoc = {
  type: 'object',
  properties: { id, textId: { ...id, description: 'Its text, to stream: GET /ai/texts/{textId}/events' } },
  required: ['id', 'textId'],
} as const satisfies ObjectSchema;
export type CreatedAiDoc = Infer<typeof createdAiDoc>;

export const aiDocWording = {
  type: 'object',
  properties: { title: { ...title, minLength: 1, pattern: '\\S' } },
  required: ['title'],
} as const satisfies ObjectSchema;
export type AiDocWording = Infer<typeof aiDocWording>;

/** How to write again: absent values keep those of before. */
export const aiDocRewrite = {
  type: 'object',
  properties: { sources: docSources, framework: docFramework, prompt: docPrompt, language: docLanguage },
  required: [],
} as const satisfies ObjectSchema;
export type AiDocRewrite = Infer<typeof aiDocRewrite>;

export const aiDocFilter = {
  type: 'object',
  properties: {
    query: { type: 'string', maxLength: TITLE_MAX, description: 'Words of the title', examples: ['reporting'] },
    projectId: { ...id, description: 'Only docs of this project' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type AiDocFilter = Infer<typeof aiDocFilter>;

const facts = {
  id,
  projectId: id,
  projectTitle: { type: 'string' },
  title: { type: 'string' },
  framework: docFramework,
  state: { ...evidenceText.properties.state, description: 'Of the latest text' },
  agent: {
    type: 'object',
    nullable: true,
    properties: { id, title: { type: 'string' } },
    required: ['id', 'title'],
    description: 'The agent that made it; null for docs of members',
  },
  createdBy: member,
  createdAt: moment,
  updatedAt: moment,
} as const;

export const aiDocSummary = {
  type: 'object',
  properties: facts,
  required: [
    'id',
    'projectId',
    'projectTitle',
    'title',
    'framework',
    'state',
    'agent',
    'createdBy',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type AiDocSummary = Infer<typeof aiDocSummary>;

export const aiDocView = {
  type: 'object',
  properties: {
    ...facts,
    prompt: { type: 'string', nullable: true },
    language: docLanguage,
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
    text: { ...evidenceText, description: 'The latest generated text, with its citations' },
    filled: { type: 'boolean', description: 'Whether the document was filled with a generated text' },
    pending: {
      type: 'boolean',
      description: 'A newer text is written, and the document was edited: replace it with `PUT …/replacement`',
    },
    edited: { type: 'boolean', description: 'Whether members edited the document since it was filled' },
    stale: {
      type: 'object',
      nullable: true,
      properties: { changed: count, added: count, removed: count },
      required: ['changed', 'added', 'removed'],
      description: 'Sources that changed since it was written, that are new, and that are gone; null if up to date',
    },
    sourcesProblem: {
      type: 'string',
      nullable: true,
      description: 'Why the sources cannot be read now, such as a saved filter by a deleted field; null if they can',
    },
    version,
  },
  required: [
    ...aiDocSummary.required,
    'prompt',
    'language',
    'sources',
    'text',
    'filled',
    'pending',
    'edited',
    'stale',
    'sourcesProblem',
    'version',
  ],
} as const satisfies ObjectSchema;
export type AiDocView = Infer<typeof aiDocView>;
