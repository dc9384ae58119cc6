import { CHECKLIST, type ChecklistId, type OnboardingView } from '@evident/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { onboardingQuery } from '../../data/onboarding/queries.ts';
import { useOnboardingChange } from '../../data/onboarding/mutations.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { useRole } from './disabled-reasons.ts';
import { projectPath } from './links.ts';

/** True once the checklist was active since the page was opened, so that its end is shown. */
const begun = createStore(false);

export interface GettingStarted {
  readonly steps: readonly { readonly label: string; readonly done: boolean; readonly to: string }[];
  readonly done: number;
  readonly over: boolean;
  readonly dismiss: () => void;
}

/** Where each step is taken: a project in which the step before was done. */
const BEFORE: Readonly<Record<ChecklistId, readonly ChecklistId[]>> = {
  'create-project': [],
  'import-notes': ['create-project'],
  highlight: ['import-notes', 'create-project'],
  tag: ['highlight', 'create-project'],
  'write-insight': ['tag', 'highlight', 'create-project'],
  'publish-insight': ['write-insight', 'create-project'],
};

/**
 * The steps from a first project to a published insight, until dismissed or done. Null while loading and
 * for viewers, because each step needs write access. @param always returns dismissed steps too
 */
export function useGettingStarted(always = false): GettingStarted | null {
  const mayStart = useRole() !== 'VIEWER';
  const view = useQuery({ ...onboardingQuery(), enabled: mayStart }).data;
  const change = useOnboardingChange();
  const wasActive = useStore(begun);
  if (!mayStart || !view) return null;
  const steps = stepsOf(view);
  const done = steps.filter((step) => step.done).length;
  const over = done === steps.length;
  if (view.status === 'active') begun.set(true);
  else if (!always && !(over && wasActive)) return null;
  const dismiss = () => {
    begun.set(false);
    change.mutate({ status: 'completed' });
  };
  return { steps, done, over, dismiss };
}

function stepsOf({ items }: OnboardingView) {
  const projectOf = (ids: readonly ChecklistId[]) =>
    ids.map((id) => items.find((item) => item.id === id)?.project).find((project) => project);
  return items.map(({ id, eventCount }) => {
    const project = projectOf(BEFORE[id]);
    return { label: CHECKLIST[id], done: eventCount > 0, to: project ? projectPath(project) : '/projects/new' };
  });
}
