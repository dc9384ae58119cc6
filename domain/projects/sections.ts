import { type Infer, type ObjectSchema, RANK_GAP } from '../kernel/index.ts';

/** Sections of a project (specification, document 001, section 3), in their usual order. */
export const PROJECT_SECTIONS = ['notes', 'insights', 'tags', 'highlights', 'charts', 'readme'] as const;
export type ProjectSectionName = (typeof PROJECT_SECTIONS)[number];

export const projectSection = {
  type: 'object',
  properties: {
    section: { type: 'string', enum: PROJECT_SECTIONS, examples: ['notes'] },
    enabled: { type: 'boolean', description: 'Shown on the page of the project. Its objects exist either way' },
    rank: { type: 'number', minimum: -1e15, maximum: 1e15, description: 'Lower comes first', examples: [65536] },
  },
  required: ['section', 'enabled', 'rank'],
} as const satisfies ObjectSchema;
export type ProjectSection = Infer<typeof projectSection>;
export type ProjectSections = readonly ProjectSection[];

/** All sections in order: as stored, else as usual. */
export const allSections = (stored: ProjectSections): ProjectSection[] =>
  PROJECT_SECTIONS.map(
    (section, index) =>
      stored.findLast((one) => one.section === section) ?? { section, enabled: true, rank: (index + 1) * RANK_GAP },
  ).sort((one, other) => one.rank - other.rank);

/** The sections in the order given, with new ranks. */
export const rankedSections = (sections: ProjectSections): ProjectSection[] =>
  sections.map((section, index) => ({ ...section, rank: (index + 1) * RANK_GAP }));

/** The sections that the page of a project shows, in order. */
export const enabledSections = ({ sections }: { readonly sections: ProjectSections }): ProjectSectionName[] =>
  sections.filter(({ enabled }) => enabled).map(({ section }) => section);
