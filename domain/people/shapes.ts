import { type FilterForm, allOf, filterParameter, formGiven, systemRow } from '../filters/index.ts';
import { type Infer, type ObjectSchema, TITLE_MAX, version, id, moment } from '../kernel/index.ts';

const name = { type: 'string', maxLength: TITLE_MAX, examples: ['Ada Lovelace'] } as const;
const count = { type: 'integer', minimum: 0 } as const;
const origin = { type: 'string', nullable: true, examples: ['customers.csv'] } as const;
const details = {
  type: 'free',
  description: 'Imported columns and details without a field of their own: label to text',
} as const;
const detailChange = {
  type: 'free',
  description: 'Label to text; null removes a detail, absent ones stay',
  examples: [{ Company: 'Analytical Engines', Role: null }],
} as const;

export const newPerson = {
  type: 'object',
  properties: { name, details },
  required: ['name'],
} as const satisfies ObjectSchema;
export type NewPerson = Infer<typeof newPerson>;

export const personWording = {
  type: 'object',
  properties: { name, details: detailChange },
  required: [],
} as const satisfies ObjectSchema;
export type PersonWording = Infer<typeof personWording>;

/** The most people of one bulk edit. */
export const PEOPLE_BULK_MAX = 1000;

export const peopleChange = {
  type: 'object',
  properties: {
    personIds: { type: 'array', items: id, minItems: 1, maxItems: PEOPLE_BULK_MAX },
    details: detailChange,
  },
  required: ['personIds', 'details'],
} as const satisfies ObjectSchema;
export type PeopleChange = Infer<typeof peopleChange>;

export const personMerge = {
  type: 'object',
  properties: { intoPersonId: { ...id, description: 'The person who stays' } },
  required: ['intoPersonId'],
} as const satisfies ObjectSchema;

const undoId = {
  ...id,
  nullable: true,
  description: 'Reverts the whole change: POST /undo/{undoId}; null if nothing changed',
} as const;

export const peopleChangeResult = {
  type: 'object',
  properties: {
    undoId,
    changed: { ...count, description: 'People who changed' },
    missing: { ...count, description: 'People left as they were: deleted, or unknown' },
  },
  required: ['undoId', 'changed', 'missing'],
} as const satisfies ObjectSchema;
export type PeopleChangeResult = Infer<typeof peopleChangeResult>;

/** A person in a list. */
export const personRow = {
  type: 'object',
  properties: {
    id,
    name: { type: 'string', description: 'Empty for an unnamed participant' },
    details,
    noteCount: { ...count, description: 'Linked notes that the caller can see' },
    importOrigin: { ...origin, description: 'The file they were first imported from' },
    enrichmentOrigin: { ...origin, description: 'The file that last added details to an existing person' },
    createdAt: moment,
    updatedAt: moment,
    version,
  },
  required: [
    'id',
    'name',
    'details',
    'noteCount',
    'importOrigin',
    'enrichmentOrigin',
    'createdAt',
    'updatedAt',
    'version',
  ],
} as const satisfies ObjectSchema;
export type PersonRow = Infer<typeof personRow>;

const member = {
  type: 'object',
  properties: { id, name: { type: 'string' } },
  required: ['id', 'name'],
} as const satisfies ObjectSchema;

export const personView = {
  type: 'object',
  properties: { ...personRow.properties, createdBy: member },
  required: [...personRow.required, 'createdBy'],
} as const satisfies ObjectSchema;
export type PersonView = Infer<typeof personView>;

/** A file that people were imported from. */
export const peopleOrigin = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'The name of the file' },
    created: { ...count, description: 'People first imported from it' },
    enriched: { ...count, description: 'Existing people whose details it added last' },
  },
  required: ['name', 'created', 'enriched'],
} as const satisfies ObjectSchema;
export type PeopleOrigin = Infer<typeof peopleOrigin>;

const PEOPLE_SORTS = ['NAME', 'CREATED', 'UPDATED'] as const;

/** The parameters of a list of people. All but `search` and the sort are rows of a filter form. */
export const personFilter = {
  type: 'object',
  properties: {
    search: {
      type: 'string',
      maxLength: TITLE_MAX,
      description: 'Only those whose name contains all of these words; case and accents are ignored',
      examples: ['ada'],
    },
    importOrigin: { type: 'string', minLength: 1, maxLength: 500, description: 'Only those imported from this file' },
    filter: filterParameter,
    sort: { type: 'string', enum: PEOPLE_SORTS, description: 'NAME by default' },
    direction: { type: 'string', enum: ['ASC', 'DESC'], description: 'ASC by default for NAME, DESC for the others' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type PersonFilter = Infer<typeof personFilter>;

/**
 * The parameters of a list as filter forms.
 * @throws Refusal `ValidationError` for a `filter` that is no form
 */
export const personForms = ({ importOrigin, filter }: PersonFilter): FilterForm[] => [
  formGiven(filter),
  ...(importOrigin === undefined ? [] : [allOf(systemRow('ImportOrigin', 'IsOneOf', importOrigin))]),
];
