import { Button } from '@mantine/core';
import type { DryRunRequest, DryRunView, Trigger } from '@evident/domain/automation';
import { useDryRun } from '../../data/automation/mutations.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { shownMoment } from '../../ui/time.ts';
import { whyNoTrigger } from './choices.ts';
import { Conditions } from './conditions.tsx';
import styles from './automation.module.css';

/** Shows what a trigger would have matched in the last 30 days, or the next times of a schedule. */
export function DryRun({ trigger }: { trigger: Trigger }) {
  const { mutate, data, variables, isPending } = useDryRun();
  const shown = data && variables?.trigger === trigger ? data : null;
  return (
    <div className={styles.dryRun}>
      <DisabledReason reason={whyNoTrigger(trigger)}>
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          onClick={() => mutate({ trigger: trigger as DryRunRequest['trigger'] })}
        >
          {trigger.type === 'Cron' ? 'Show the next times' : 'Try it on the last 30 days'}
        </Button>
      </DisabledReason>
      {shown && <Result of={shown} isSchedule={trigger.type === 'Cron'} />}
    </div>
  );
}

function Result({ of: { looked, matched, times, objects }, isSchedule }: { of: DryRunView; isSchedule: boolean }) {
  if (isSchedule)
    return (
      <div role="status">
        <p>{`It runs ${matched} times in the next 30 days.`}</p>
        <ul className={styles.list}>
          {times.map((at) => (
            <li key={at} className={styles.about}>
              {shownMoment(at)}
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div role="status">
      <p>
        {looked === 0
          ? 'Nothing like this happened in the last 30 days.'
          : `${matched} of ${looked} match, by their values as they are now.`}
      </p>
      <ul className={styles.list}>
        {objects.map(({ objectId, title, at, matched: isMatch, conditions }) => (
          <li key={objectId + at} className={styles.row}>
            <span className={styles.title} dir="auto">
              {title || 'Untitled'}
            </span>
            <span className={styles.about}>
              {isMatch ? 'Matches' : 'Does not match'} · {shownMoment(at)}
            </span>
            <Conditions of={conditions} />
          </li>
        ))}
      </ul>
    </div>
  );
}
