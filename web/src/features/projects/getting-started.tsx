import { CloseButton, Progress } from '@mantine/core';
import type { ProjectCounts } from '@evident/domain/projects';
import { useQueries } from '@tanstack/react-query';
import { Circle, CircleCheck, ListChecks } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { SidebarButton } from '../../ui/layout/sidebar-button.tsx';
import { projectPath } from './links.ts';
import { usePublishedInsights } from './use-insights.ts';
import { useProjects } from './use-projects.ts';
import { useRole } from './why-not.ts';
import styles from './getting-started.module.css';

const PUT_AWAY = 'evident-getting-started';
/** A newcomer has few projects; whoever has more than these has got started. */
const LOOKED_AT = 5;

/** How far the main job got in this workspace, until it was done once or this was put away. Viewers have nothing to start. */
export function GettingStarted({ narrow }: { narrow: boolean }) {
  const [away, setAway] = useState(() => localStorage.getItem(PUT_AWAY) !== null);
  const mayStart = useRole() !== 'VIEWER';
  return away || !mayStart ? null : <Steps narrow={narrow} onAway={() => { localStorage.setItem(PUT_AWAY, 'yes'); setAway(true); }} />;
}

function Steps({ narrow, onAway }: { narrow: boolean; onAway: () => void }) {
  const { items: published } = usePublishedInsights();
  const { items: projects } = useProjects();
  const over = published !== undefined && published.length > 0;
  // It is not asked again on this device.
  useEffect(() => { if (over) localStorage.setItem(PUT_AWAY, 'done'); }, [over]);
  const started = published?.length === 0 && projects !== undefined;
  const counts = useQueries({
    queries: (started ? projects.slice(0, LOOKED_AT) : []).map(({ id }) => ({
      queryKey: ['project-counts', id], queryFn: (): Promise<ProjectCounts> => answer(api.GET('/api/v1/projects/{projectId}/counts', { params: { path: { projectId: id } } })),
    })),
    combine: (answers) => (answers.some(({ data }) => data === undefined) ? undefined : answers.map(({ data }) => data!)),
  });
  if (!started || counts === undefined) return null;
  const [first] = projects;
  const there = first ? projectPath(first) : '/projects/new';
  const any = (of: 'notes' | 'highlights' | 'tags') => counts.some((count) => count[of] > 0);
  const steps = [
    { label: 'Make a project', done: projects.length > 0, to: '/projects/new' },
    { label: 'Bring in what people told you', done: any('notes'), to: there },
    { label: 'Highlight while you read', done: any('highlights'), to: there },
    { label: 'Tag what belongs together', done: any('tags'), to: there },
    { label: 'Publish an insight', done: false, to: there },
  ];
  const done = steps.filter((step) => step.done).length;
  return (
    <div className={styles.card} data-narrow={narrow}>
      <MenuButton label="Getting started" position="top-start" entries={steps.map((step) => ({ label: step.done ? `${step.label}: done` : step.label, icon: step.done ? CircleCheck : Circle, to: step.to }))}>
        <SidebarButton picture={<ListChecks size={16} aria-hidden />} name="Getting started" detail={`${done} of ${steps.length}`} narrow={narrow} />
      </MenuButton>
      {!narrow && <CloseButton size="sm" aria-label="Put away getting started" onClick={onAway} />}
      {!narrow && <Progress className={styles.bar} value={(done / steps.length) * 100} size={4} aria-label={`Getting started: ${done} of ${steps.length}`} />}
    </div>
  );
}
