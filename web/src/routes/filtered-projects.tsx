import type { ComponentProps } from 'react';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { ProjectList } from '../features/projects/project-list.tsx';

/** The list has a choice of its own for them, or is about them. */
const NOT_OFFERED = ['Status', 'Archived', 'Project'] as const;

/** A list of projects with a filter. */
export function FilteredProjects(props: Omit<ComponentProps<typeof ProjectList>, 'filter'>) {
  return (
    <ProjectList {...props} filter={useListFilter({ resultKeys: ['project'], projectId: null, except: NOT_OFFERED })} />
  );
}
