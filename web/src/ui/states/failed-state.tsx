import { Button } from '@mantine/core';
import { CloudAlert } from 'lucide-react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { StateMessage } from './state-message.tsx';
import styles from './failed-state.module.css';

interface Props {
  /** What could not be done: `The notes could not be loaded`. */
  title: string;
  problem: unknown;
  /** What is safe all the same: `Nothing you wrote is lost.` */
  kept?: string;
  onRetry?: () => void;
}

/** Something went wrong: what happened, what is kept, and trying again. The request id is there to be quoted to whoever runs the server. */
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
