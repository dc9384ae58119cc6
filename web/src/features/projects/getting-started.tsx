import { CloseButton, Progress } from '@mantine/core';
import { Circle, CircleCheck, Compass, ListChecks, X } from 'lucide-react';
import { MenuButton } from '../../ui/menu-button.tsx';
import { SidebarButton } from '../../ui/layout/sidebar-button.tsx';
import { useGettingStarted } from './use-getting-started.ts';
import styles from './getting-started.module.css';

/**
 * Onboarding progress of the workspace, until dismissed. Hidden from viewers, and from members who join after
 * completion.
 */
export function GettingStarted({ narrow }: { narrow: boolean }) {
  const started = useGettingStarted();
  if (started === null) return null;
  const { steps, done, over, dismiss } = started;
  const away = { label: over ? 'Dismiss' : 'Dismiss for good', icon: X, run: dismiss };
  return (
    <div className={styles.card} data-narrow={narrow}>
      <MenuButton
        label="Getting started"
        position="top-start"
        entries={[
          ...steps.map((step) => ({
            label: step.done ? `${step.label}: done` : step.label,
            icon: step.done ? CircleCheck : Circle,
            to: step.to,
          })),
          { label: 'Show all', icon: Compass, to: '/getting-started', apart: true },
          away,
        ]}
      >
        <SidebarButton
          picture={
            over ? <CircleCheck size={16} aria-hidden className={styles.over} /> : <ListChecks size={16} aria-hidden />
          }
          name="Getting started"
          detail={over ? 'All done' : `${done} of ${steps.length}`}
          narrow={narrow}
        />
      </MenuButton>
      {!narrow && <CloseButton size="sm" aria-label="Dismiss getting started" onClick={dismiss} />}
      {!narrow && (
        <Progress
          className={styles.bar}
          value={(done / steps.length) * 100}
          size={4}
          aria-label={`Getting started: ${done} of ${steps.length}`}
        />
      )}
    </div>
  );
}
