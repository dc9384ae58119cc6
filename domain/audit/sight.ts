import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import { GRANTED_LEVELS } from '../permissions/index.ts';
import { projectPerson } from '../projects/index.ts';

/** Objects of which the log can say who sees them. Objects in a project are seen like the project. */
export const SIGHTED_TYPES = [
  KINDS.project.type,
  KINDS.folder.type,
  KINDS.channel.type,
  KINDS.note.type,
  KINDS.insight.type,
  KINDS.highlight.type,
  KINDS.reel.type,
  KINDS.tagBoard.type,
  'AI_DOC',
  'CANVAS',
] as const;
export type SightedType = (typeof SIGHTED_TYPES)[number];

const place = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['WORKSPACE', 'PROJECT', 'PROJECT_CATEGORY'] },
    id: { ...id, nullable: true },
  },
  required: ['type', 'id'],
  description: 'The project or folder whose access decides. Content of the workspace is seen by all members',
} as const satisfies ObjectSchema;

const publicLink = {
  type: 'object',
  properties: {
    id,
    objectType: { type: 'string' },
    objectId: id,
    expiresAt: { type: 'string', format: 'date-time', nullable: true },
    password: { type: 'boolean', description: 'A password is needed' },
  },
  required: ['id', 'objectType', 'objectId', 'expiresAt', 'password'],
} as const satisfies ObjectSchema;

/** The members who can see an object, with the reasons. */
export const audienceView = {
  type: 'object',
  properties: {
    place,
    items: { type: 'array', items: projectPerson },
    next: { type: 'string', nullable: true, description: 'Hand it back as `cursor` to go on; null on the last page' },
    links: {
      type: 'array',
      items: publicLink,
      description: 'Public links of the object and its project that are open now. Everyone who has one can see it',
    },
    adminsWithout: {
      type: 'integer',
      description: 'Admins without access, who can take it. The log records that',
    },
  },
  required: ['place', 'items', 'next', 'links', 'adminsWithout'],
} as const satisfies ObjectSchema;
export type AudienceView = Infer<typeof audienceView>;

/** A project or folder that a member can see, and why. */
export const sightItem = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: [KINDS.project.type, KINDS.folder.type] },
    id,
    title: { type: 'string', nullable: true, description: 'Null if you cannot see it yourself' },
    level: { type: 'string', enum: GRANTED_LEVELS },
    because: projectPerson.properties.because,
  },
  required: ['type', 'id', 'title', 'level', 'because'],
} as const satisfies ObjectSchema;
export type SightItem = Infer<typeof sightItem>;
