import type { ProjectCounts, ProjectView } from '@evident/domain/projects';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { publishedInsightsQuery } from '../../data/insights/queries.ts';
import { projectCountsQuery, projectListQuery } from '../../data/projects/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { projectPath } from './links.ts';
import { useRole } from './disabled-reasons.ts';

const KEPT = 'evident-getting-started';
/** Maximum projects to inspect; newcomers have few. */
const LOOKED_AT = 10;

/** Bumped when this device starts or dismisses it, so that sidebar and page agree. */
const kept = createStore(0);
const keep = (how: 'begun' | 'away') => {
  localStorage.setItem(KEPT, how);
  kept.change((count) => count + 1);
};
const useKept = () => {
  useStore(kept);
  return localStorage.getItem(KEPT);
};

export interface GettingStarted {
  readonly steps: readonly { readonly label: string; readonly done: boolean; readonly to: string }[];
  readonly done: number;
  readonly over: boolean;
  readonly dismiss: () => void;
}

/** Whether this device still shows the steps. Never for viewers. */
export function useIsGettingStarted(): boolean {
  const how = useKept();
  const mayStart = useRole() !== 'VIEWER';
  return (how === null || how === 'begun') && mayStart;
}

/**
 * The steps from a first project to a published insight; null while loading, and if the workspace had published before
 * this device first opened it.
 */
export function useGettingStarted(): GettingStarted | null {
  const begun = useKept() === 'begun';
  const { items: published } = usePages(publishedInsightsQuery());
  const { data: projects } = useQuery(projectListQuery());
  const shown = published !== undefined && projects !== undefined && (published.length === 0 || begun);
  useEffect(() => {
    if (published !== undefined && !begun) keep(published.length === 0 ? 'begun' : 'away');
  }, [published, begun]);
  const counts = useQueries({
    queries: (shown ? projects.slice(0, LOOKED_AT) : []).map(({ id }) => projectCountsQuery(id)),
    combine: (answers) =>
      answers.some(({ data }) => data === undefined) ? undefined : answers.map(({ data }) => data!),
  });
  if (!shown || counts === undefined) return null;
  const steps = stepsOf(projects, counts, published.length > 0);
  const done = steps.filter((step) => step.done).length;
  return { steps, done, over: done === steps.length, dismiss: () => keep('away') };
}

/** A step is done once done anywhere in the workspace. It links to the next place, such as a project with notes. */
function stepsOf(projects: readonly ProjectView[], counts: readonly ProjectCounts[], published: boolean) {
  const withSome = (of: keyof ProjectCounts) => projects.find((_, at) => (counts[at]?.[of] ?? 0) > 0);
  const place = (project = projects[0]) => (project ? projectPath(project) : '/projects/new');
  return [
    { label: 'Create a project', done: projects.length > 0, to: '/projects/new' },
    { label: 'Import your interviews and feedback', done: withSome('notes') !== undefined, to: place() },
    { label: 'Highlight while you read', done: withSome('highlights') !== undefined, to: place(withSome('notes')) },
    { label: 'Tag what belongs together', done: withSome('tags') !== undefined, to: place(withSome('highlights')) },
    {
      label: 'Write an insight',
      done: withSome('insights') !== undefined,
      to: place(withSome('tags') ?? withSome('highlights')),
    },
    { label: 'Publish it', done: published, to: place(withSome('insights')) },
  ];
}
