import type { ProjectSectionName } from '@evident/domain/projects';

/** Sections of a project as they are named on screen. */
export const SECTION_NAMES: Record<ProjectSectionName, string> = {
  notes: 'Notes',
  insights: 'Insights',
  tags: 'Tags',
  highlights: 'Highlights',
  charts: 'Charts',
  readme: 'Readme',
};
