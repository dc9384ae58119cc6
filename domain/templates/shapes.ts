import { type Infer, type ObjectSchema, TITLE_MAX, version, id, moment } from '../kernel/index.ts';
import { newProject } from '../projects/index.ts';
import { DESCRIPTION_MAX, STARTING_KINDS, TEMPLATE_KINDS } from './template.ts';

const title = {
  type: 'string',
  minLength: 1,
  maxLength: TITLE_MAX,
  pattern: '\\S',
  examples: ['Diary study'],
} as const;
const description = {
  type: 'string',
  maxLength: DESCRIPTION_MAX,
  description: 'What it is for, in a sentence',
  examples: ['Entries of a week, with the turning points.'],
} as const;
const content = {
  type: 'free',
  description: 'Rich text as ProseMirror JSON. Evidence, images and speakers are left out',
} as const;
const markdown = {
  type: 'string',
  maxLength: 100_000,
  description: 'Rich text as Markdown',
  examples: ['## In short\n\n*One sentence that says it all.*'],
} as const;
const place = {
  ...id,
  nullable: true,
  description: 'The project that it is for; null for the workspace, which managers and admins may change',
  examples: [null],
} as const;
const templateId = { ...id, examples: ['00000000-0000-4000-8000-000000000001'] } as const;
const names = { type: 'array', items: { type: 'string' } } as const;

export const newInsightTemplate = {
  type: 'object',
  properties: { title, description, projectId: place, content, markdown },
  required: ['title'],
} as const satisfies ObjectSchema;
export type NewInsightTemplate = Infer<typeof newInsightTemplate>;

/** The title and place of a template that is saved from an insight. */
export const savedInsightTemplate = {
  type: 'object',
  properties: {
    title: { ...title, description: 'That of the insight if absent' },
    description,
    projectId: { ...id, nullable: true, description: 'The project of the insight, or null for the workspace' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type SavedInsightTemplate = Infer<typeof savedInsightTemplate>;

/** The title of a template or extension that is saved from a project. */
export const savedStructure = {
  type: 'object',
  properties: { title, description },
  required: ['title'],
} as const satisfies ObjectSchema;
export type SavedStructure = Infer<typeof savedStructure>;

/** Changes to a template: absent keeps. */
export const templateUpdate = {
  type: 'object',
  properties: { title, description, content, markdown },
  required: [],
} as const satisfies ObjectSchema;
export type TemplateUpdate = Infer<typeof templateUpdate>;

/** Changes to an extension: absent keeps. */
export const extensionUpdate = {
  type: 'object',
  properties: { title, description },
  required: [],
} as const satisfies ObjectSchema;
export type ExtensionUpdate = Infer<typeof extensionUpdate>;

export const templateFilter = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: STARTING_KINDS, description: 'Only templates of this kind' },
    projectId: { ...id, description: 'Also the insight templates of this project' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type TemplateFilter = Infer<typeof templateFilter>;

export const parts = {
  type: 'object',
  description: 'Names of what it adds to a project',
  properties: {
    fields: names,
    boards: { ...names, description: 'Tag boards' },
    tagCount: { type: 'integer', minimum: 0 },
    views: names,
    templates: { ...names, description: 'Insight templates' },
  },
  required: ['fields', 'boards', 'tagCount', 'views', 'templates'],
} as const satisfies ObjectSchema;

const facts = {
  id,
  kind: { type: 'string', enum: TEMPLATE_KINDS },
  projectId: { ...id, nullable: true, description: 'The project that has it; null: the workspace' },
  title: { type: 'string' },
  description: { type: 'string' },
  builtIn: { type: 'boolean', description: 'Every workspace has it, and it cannot be changed' },
  parts,
  createdBy: {
    type: 'object',
    nullable: true,
    properties: { id, name: { type: 'string' } },
    required: ['id', 'name'],
  },
  updatedAt: { ...moment, nullable: true },
  version,
} as const;
const FACTS = [
  'id',
  'kind',
  'projectId',
  'title',
  'description',
  'builtIn',
  'parts',
  'createdBy',
  'updatedAt',
  'version',
] as const;

/** A template or extension in lists; `createdBy` and `updatedAt` are null for built-in ones. */
export const templateRow = { type: 'object', properties: facts, required: FACTS } as const satisfies ObjectSchema;
export type TemplateRow = Infer<typeof templateRow>;

export const templateView = {
  type: 'object',
  properties: {
    ...facts,
    content: { type: 'free', description: 'Text of an insight, or readme of a project, as ProseMirror JSON' },
  },
  required: [...FACTS, 'content'],
} as const satisfies ObjectSchema;
export type TemplateView = Infer<typeof templateView>;

export const templateList = {
  type: 'object',
  properties: { items: { type: 'array', items: templateRow, description: 'By title, built-in ones last' } },
  required: ['items'],
} as const satisfies ObjectSchema;

export const fromTemplate = {
  type: 'object',
  properties: { templateId, title: { ...title, description: 'That of the template if absent' } },
  required: ['templateId'],
} as const satisfies ObjectSchema;
export type FromTemplate = Infer<typeof fromTemplate>;

export const projectFromTemplate = {
  type: 'object',
  properties: { ...newProject.properties, templateId: { ...id, examples: ['00000000-0000-4000-8000-000000000201'] } },
  required: [...newProject.required, 'templateId'],
} as const satisfies ObjectSchema;
export type ProjectFromTemplate = Infer<typeof projectFromTemplate>;

const projectExtension = {
  type: 'object',
  properties: {
    id,
    title: { type: 'string' },
    description: { type: 'string' },
    builtIn: { type: 'boolean' },
    deleted: { type: 'boolean', description: 'It was deleted from the workspace since; its parts are still here' },
    installedAt: { ...moment, nullable: true, description: 'Null: not installed in this project' },
    adds: {
      ...parts,
      description: 'Parts that installing would add now. Existing parts with the same name stay as they are',
    },
    here: {
      type: 'array',
      description: 'What it added to this project and is still there',
      items: {
        type: 'object',
        properties: {
          id,
          kind: { type: 'string', enum: ['FIELD', 'BOARD', 'TEMPLATE'] },
          title: { type: 'string' },
          dependents: {
            type: 'integer',
            minimum: 0,
            description: 'Values of a field, tagged highlights of a board',
          },
          stays: { type: 'boolean', description: 'Removing the extension leaves it, because something depends on it' },
        },
        required: ['id', 'kind', 'title', 'dependents', 'stays'],
      },
    },
  },
  required: ['id', 'title', 'description', 'builtIn', 'deleted', 'installedAt', 'adds', 'here'],
} as const satisfies ObjectSchema;
export type ProjectExtension = Infer<typeof projectExtension>;

export const projectExtensions = {
  type: 'object',
  properties: { items: { type: 'array', items: projectExtension, description: 'Installed ones first, then by title' } },
  required: ['items'],
} as const satisfies ObjectSchema;
