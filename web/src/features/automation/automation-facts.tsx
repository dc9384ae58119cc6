import type { AutomationView } from '@evident/domain/automation';
import { Button } from '@mantine/core';
import { CirclePause, CloudAlert } from 'lucide-react';
import { Notice } from '../../ui/states/notice.tsx';
import { shownMoment } from '../../ui/time.ts';
import styles from './automation.module.css';

/** A rule as a sentence, its state and its owner. */
export function AutomationFacts({ automation, onStart }: { automation: AutomationView; onStart: () => void }) {
  const { sentence, active, stoppedReason, nextRunAt, owner, actions, onFailure } = automation;
  return (
    <>
      {!active && (
        <Notice
          icon={stoppedReason === null ? CirclePause : CloudAlert}
          tone={stoppedReason === null ? 'plain' : 'warn'}
          action={
            <Button size="xs" variant="default" onClick={onStart}>
              Start again
            </Button>
          }
        >
          {stoppedReason === null ? 'Paused' : `Stopped. ${stoppedReason}`}
        </Notice>
      )}
      <p className={styles.sentence} dir="auto">
        {sentence}
      </p>
      <dl className={styles.facts}>
        <dt>Runs as</dt>
        <dd>{owner.name}</dd>
        {nextRunAt !== null && (
          <>
            <dt>Next</dt>
            <dd>{shownMoment(nextRunAt)}</dd>
          </>
        )}
        {actions.length > 1 && (
          <>
            <dt>After a failed action</dt>
            <dd>{onFailure === 'STOP' ? 'The others are left out' : 'The others go on'}</dd>
          </>
        )}
      </dl>
    </>
  );
}
