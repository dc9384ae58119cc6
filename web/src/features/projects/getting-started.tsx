import { CloseButton, Progress } from '@mantine/core';
import type { ProjectCounts, ProjectView } from '@evident/domain/projects';
import { useQueries } from '@tanstack/react-query';
import { Circle, CircleCheck, ListChecks, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { SidebarButton } from '../../ui/layout/sidebar-button.tsx';
import { projectPath } from './links.ts';
import { usePublishedInsights } from './use-insights.ts';
import { useProjects } from './use-projects.ts';
import { useRole } from './why-not.ts';
import styles from './getting-started.module.css';

const KEPT = 'evident-getting-started';
/** A newcomer has few projects; more are not looked into. */
const LOOKED_AT = 10;

/** How far the main job got in this workspace, until it is put away. Who comes when it was all done before has nothing to start, viewers neither. */
export function GettingStarted({ narrow }: { narrow: boolean }) {
  const [kept, setKept] = useState(() => localStorage.getItem(KEPT));
  const mayStart = useRole() !== 'VIEWER';
  const keep = useCallback((how: 'begun' | 'away') => { localStorage.setItem(KEPT, how); setKept(how); }, []);
  return (kept !== null && kept !== 'begun') || !mayStart ? null : <Steps narrow={narrow} begun={kept === 'begun'} keep={keep} />;
}

interface Props {
  narrow: boolean;
  /** It was seen unfinished on this device, so its end is told. */
  begun: boolean;
  keep: (how: 'begun' | 'away') => void;
}

function Steps({ narrow, begun, keep }: Props) {
  const { items: published } = usePublishedInsights();
  const { items: projects } = useProjects();
  const shown = published !== undefined && projects !== undefined && (published.length === 0 || begun);
  useEffect(() => { if (published !== undefined && !begun) keep(published.length === 0 ? 'begun' : 'away'); }, [published, begun, keep]);
  const counts = useQueries({
    queries: (shown ? projects.slice(0, LOOKED_AT) : []).map(({ id }) => ({
      queryKey: ['project-counts', id], queryFn: (): Promise<ProjectCounts> => answer(api.GET('/api/v1/projects/{projectId}/counts', { params: { path: { projectId: id } } })),
    })),
    combine: (answers) => (answers.some(({ data }) => data === undefined) ? undefined : answers.map(({ data }) => data!)),
  });
  if (!shown || counts === undefined) return null;
  const steps = stepsOf(projects, counts, published.length > 0);
  const done = steps.filter((step) => step.done).length;
  const over = done === steps.length;
  const away = { label: over ? 'Put this away' : 'Put this away for good', icon: X, run: () => keep('away'), apart: true };
  return (
    <div className={styles.card} data-narrow={narrow}>
      <MenuButton label="Getting started" position="top-start" entries={[...steps.map((step) => ({ label: step.done ? `${step.label}: done` : step.label, icon: step.done ? CircleCheck : Circle, to: step.to })), away]}>
        <SidebarButton picture={over ? <CircleCheck size={16} aria-hidden className={styles.over} /> : <ListChecks size={16} aria-hidden />} name="Getting started" detail={over ? 'All done' : `${done} of ${steps.length}`} narrow={narrow} />
      </MenuButton>
      {!narrow && <CloseButton size="sm" aria-label="Put away getting started" onClick={() => keep('away')} />}
      {!narrow && <Progress className={styles.bar} value={(done / steps.length) * 100} size={4} aria-label={`Getting started: ${done} of ${steps.length}`} />}
    </div>
  );
}

/** Each is done when it was done anywhere in the workspace, and leads to where it can be done: highlighting to a project with notes. */
function stepsOf(projects: readonly ProjectView[], counts: readonly ProjectCounts[], published: boolean) {
  const withSome = (of: keyof ProjectCounts) => projects.find((_, at) => (counts[at]?.[of] ?? 0) > 0);
  const place = (project = projects[0]) => (project ? projectPath(project) : '/projects/new');
  return [
    { label: 'Make a project', done: projects.length > 0, to: '/projects/new' },
    { label: 'Bring in what people told you', done: withSome('notes') !== undefined, to: place() },
    { label: 'Highlight while you read', done: withSome('highlights') !== undefined, to: place(withSome('notes')) },
    { label: 'Tag what belongs together', done: withSome('tags') !== undefined, to: place(withSome('highlights')) },
    { label: 'Write an insight', done: withSome('insights') !== undefined, to: place(withSome('tags') ?? withSome('highlights')) },
    { label: 'Publish it', done: published, to: place(withSome('insights')) },
  ];
}
