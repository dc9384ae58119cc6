import {
  HEX_COLOR_PATTERN,
  hexColor,
  refuse,
  type Infer,
  type ObjectSchema,
  TITLE_MAX,
  type Uuid,
  id,
} from '../kernel/index.ts';
import { type Access, GRANTED_LEVELS } from '../permissions/index.ts';
import { openToAll } from './access.ts';
import { personRef } from './people.ts';
import { PROJECT_SECTIONS, type ProjectSections, allSections, projectSection } from './sections.ts';

/** Maximum number of projects per workspace, including archived ones (specification, document 000, section 9). */
export const PROJECTS_MAX = 200;
const SUMMARY_MAX = 2000;
const ICON_MAX = 32;

/** Status of a project (specification, document 001, section 4). */
export const PROJECT_STATUSES = ['active', 'archived', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** A piece of research: contains notes, highlights, tags and insights. */
export interface Project {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly folderId: Uuid | null;
  readonly title: string;
  readonly summary: string;
  /** Six hexadecimal digits. */
  readonly color: string | null;
  readonly icon: string | null;
  readonly status: ProjectStatus;
  readonly rank: number;
  /** Those that were changed. */
  readonly sections: ProjectSections;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Increments on every change; compared with `If-Match`. */
  readonly version: number;
}

const title = {
  type: 'string',
  minLength: 1,
  maxLength: TITLE_MAX,
  pattern: '\\S',
  examples: ['Why people leave'],
} as const;
const summary = {
  type: 'string',
  maxLength: SUMMARY_MAX,
  examples: ['Twelve interviews with people who cancelled in spring'],
} as const;
const color = {
  type: 'string',
  pattern: HEX_COLOR_PATTERN,
  nullable: true,
  description: '3 or 6 hexadecimal digits, kept as 6 in lower case',
  examples: ['3b82f6'],
} as const;
const icon = {
  type: 'string',
  minLength: 1,
  maxLength: ICON_MAX,
  nullable: true,
  description: 'An emoji or the name of an icon',
  examples: ['🧭'],
} as const;
const status = { type: 'string', enum: PROJECT_STATUSES, examples: ['active'] } as const;
const folderId = { ...id, nullable: true, description: 'The folder it is in; null at the top level' } as const;

export const newProject = {
  type: 'object',
  properties: {
    title,
    summary,
    color,
    icon,
    folderId,
    private: {
      type: 'boolean',
      description:
        'Only for the one who makes it, until they let others in; not possible in a folder that is open to everybody',
    },
  },
  required: ['title'],
} as const satisfies ObjectSchema;
export type NewProject = Infer<typeof newProject>;

/** Changes to a project: absent keeps, null clears. */
export const projectWording = {
  type: 'object',
  properties: {
    title,
    summary,
    color,
    icon,
    sections: {
      type: 'array',
      items: projectSection,
      maxItems: PROJECT_SECTIONS.length,
      description: 'Sections of its page to switch on or off, or to move; those left out keep',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type ProjectWording = Infer<typeof projectWording>;

export const projectState = {
  type: 'object',
  properties: { status },
  required: ['status'],
} as const satisfies ObjectSchema;

export const projectPlace = {
  type: 'object',
  properties: {
    folderId,
    beforeProjectId: {
      ...id,
      nullable: true,
      description: 'Insert before this project; null or absent for the end',
    },
    openToAll,
  },
  required: ['folderId'],
} as const satisfies ObjectSchema;
export type ProjectPlace = Infer<typeof projectPlace>;

export const projectView = {
  type: 'object',
  properties: {
    id,
    title: { type: 'string', examples: title.examples },
    summary: { type: 'string' },
    color,
    icon,
    status,
    folderId,
    rank: { type: 'number', description: 'Place among its neighbours; lower comes first' },
    sections: { type: 'array', items: projectSection, description: 'All sections of its page, in order' },
    private: { type: 'boolean', description: 'Not open to everybody of the workspace' },
    starred: { type: 'boolean', description: 'Starred by the reader' },
    level: { type: 'string', enum: GRANTED_LEVELS, description: 'The access level of the caller' },
    markup: { type: 'boolean', description: 'Readers may highlight and tag' },
    beyondPlan: {
      type: 'boolean',
      description: 'Present and true if it is read-only, because the plan has room for fewer projects',
    },
    createdBy: personRef,
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: {
      type: 'string',
      format: 'date-time',
      description: 'The latest change of the project or of its notes, highlights, tags and insights',
    },
    version: { type: 'integer', minimum: 1, description: 'The number in its ETag' },
  },
  required: [
    'id',
    'title',
    'summary',
    'color',
    'icon',
    'status',
    'folderId',
    'rank',
    'sections',
    'private',
    'starred',
    'level',
    'markup',
    'createdBy',
    'createdAt',
    'updatedAt',
    'version',
  ],
} as const satisfies ObjectSchema;
export type ProjectView = Infer<typeof projectView>;

const count = { type: 'integer', minimum: 0 } as const;
export const projectCounts = {
  type: 'object',
  properties: { notes: count, highlights: count, insights: count, tags: count },
  required: ['notes', 'highlights', 'insights', 'tags'],
} as const satisfies ObjectSchema;
export type ProjectCounts = Infer<typeof projectCounts>;

export function refuseFull(projects: number): void {
  if (projects >= PROJECTS_MAX)
    refuse(
      'InvalidOperation',
      `A workspace holds at most ${PROJECTS_MAX} projects`,
      'Delete a project you no longer need.',
    );
}

export function reworded(
  project: Project,
  { color: written, sections, ...wording }: ProjectWording,
  now: Date,
): Project {
  const kept = written === undefined ? project.color : written === null ? null : hexColor(written);
  return {
    ...project,
    ...present(wording),
    ...(sections === undefined ? {} : { sections: allSections([...project.sections, ...sections]) }),
    color: kept,
    updatedAt: now,
    version: project.version + 1,
  };
}

/** Drops absent fields, which keep their values. */
const present = <T extends object>(wording: T): T =>
  Object.fromEntries(Object.entries(wording).filter(([, value]) => value !== undefined)) as T;

export const isReadOnly = (status: ProjectStatus): boolean => status === 'archived';

/** Access of the caller to a project view, for `disabledReason`. */
export const accessShown = ({
  level,
  markup,
  status,
  beyondPlan = false,
}: Pick<ProjectView, 'level' | 'markup' | 'status' | 'beyondPlan'>): Access => ({
  level,
  markup,
  readOnly: isReadOnly(status) || beyondPlan,
  beyondPlan: beyondPlan && !isReadOnly(status),
});
