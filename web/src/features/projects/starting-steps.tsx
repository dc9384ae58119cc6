import { Button } from '@mantine/core';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from '../../ui/section.tsx';
import { useGettingStarted } from './use-getting-started.ts';
import styles from './starting-steps.module.css';

/** Getting started as a section of a page, until dismissed. @param always also after that, without the button */
export function StartingSteps({ always = false }: { always?: boolean }) {
  const started = useGettingStarted(always);
  if (started === null) return null;
  const { steps, done, dismiss } = started;
  return (
    <Section
      title="Getting started"
      actions={
        <>
          <span className={styles.far}>
            {done} of {steps.length}
          </span>
          {!always && (
            <Button size="compact-sm" variant="subtle" onClick={dismiss}>
              Dismiss
            </Button>
          )}
        </>
      }
    >
      <ol className={styles.steps} aria-label="Steps">
        {steps.map((step) => (
          <li key={step.label} data-done={step.done || undefined}>
            <Link to={step.to} className={styles.step}>
              {step.done ? (
                <CircleCheck size={16} role="img" aria-label="Done" className={styles.done} />
              ) : (
                <Circle size={16} aria-hidden />
              )}
              {step.label}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
