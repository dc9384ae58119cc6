import { Progress } from '@mantine/core';
import type { WorkspacePlanView } from '@evident/domain/plans';
import { shownDate } from '../../ui/time.ts';
import lines from '../../ui/lines.module.css';
import styles from './plans.module.css';
import { amountInWords } from './words.ts';

type Meter = WorkspacePlanView['limits'][number];

/** How much of each limit is used. */
export function PlanMeters({ limits }: Pick<WorkspacePlanView, 'limits'>) {
  return (
    <ul className={lines.lines} aria-label="What you use">
      {limits.map((meter) => (
        <li key={meter.limit} className={lines.line}>
          <span className={lines.main}>
            <span>{meter.title}</span>
            <small>{aboutMeter(meter)}</small>
          </span>
          {meter.most !== null && meter.most > 0 && (
            <Progress
              className={styles.meter}
              aria-label={meter.title}
              value={Math.min(100, (meter.used / meter.most) * 100)}
              color={meter.used >= meter.most ? 'orange' : undefined}
            />
          )}
          <span className={styles.amount}>
            {amountInWords(meter.limit, meter.used)}
            {meter.most === null ? '' : ` of ${amountInWords(meter.limit, meter.most)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function aboutMeter({ most, used, resetsAt }: Meter): string {
  if (most === null) return 'Unlimited';
  if (used > most) return 'More than your plan has. Everything stays; nothing can be added';
  if (resetsAt !== null) return `Begins again on ${shownDate(resetsAt)}`;
  return used === most ? 'All used' : `${(most - used).toLocaleString('en')} left`;
}
