import { Button } from '@mantine/core';
import { CloudAlert } from 'lucide-react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { StateMessage } from './state-message.tsx';
import styles from './failed-state.module.css';

interface Props {
  /** Failed action: `The notes could not be loaded`. */
  title: string;
  problem: unknown;
  /** Reassurance: `Nothing you wrote is lost.` */
  kept?: string;
  onRetry?: () => void;
}

/** Error with a retry and the request id, to quote to support. */
export function FailedState({ title, problem, kept, onRetry }: Props) {
  const { explanation, title: said, requestId } = asProblem(problem);
  return (
    <StateMessage
      icon={CloudAlert}
      tone="danger"
      role="alert"
      title={title}
      action={
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <p>
        {said}
        {/[.!?…]$/.test(said) ? '' : '.'} {explanation}
      </p>
      {kept !== undefined && <p>{kept}</p>}
      {requestId !== null && (
        <p className={styles.request}>
          Request <code>{requestId}</code>
        </p>
      )}
    </StateMessage>
  );
}
