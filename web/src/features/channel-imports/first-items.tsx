import type { DataPointView, ImportFailure } from '@evident/domain/channels';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import styles from './channel-imports.module.css';

/** Items as they will look. */
export function FirstItems({ items }: { items: readonly DataPointView[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, text, author, saidAt, tags, fields }) => (
        <li key={id} className={styles.item}>
          {title !== '' && <strong dir="auto">{title}</strong>}
          <p dir="auto" className={styles.words}>
            {text}
          </p>
          <p className={styles.facts}>
            {[
              saidAt.slice(0, 10),
              author,
              ...tags,
              ...Object.entries(fields).map(([label, value]) => `${label}: ${String(value)}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface FailuresProps {
  failures: readonly ImportFailure[];
  /** All of them, also those that are not shown. */
  total?: number;
  /** Reads an item again; resolves to why it failed again. */
  onRetry?: (externalId: string) => Promise<string | null>;
}

/** Items that can’t be imported, each with the reason. */
export function Failures({ failures, total = failures.length, onRetry }: FailuresProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        Can’t be imported{total > failures.length && ` (the first ${failures.length} of ${total.toLocaleString('en')})`}
      </h3>
      <ul className={styles.failures}>
        {failures.map((failure, at) => (
          <Failure
            key={`${at} ${failure.externalId}`}
            failure={failure}
            onRetry={onRetry}
            onGone={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </>
  );
}

function Failure({
  failure: { externalId, humanMessageText },
  onRetry,
  onGone,
}: Pick<FailuresProps, 'onRetry'> & { failure: ImportFailure; onGone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const retry = async () => {
    setBusy(true);
    try {
      const again = await onRetry!(externalId);
      setReason(again);
      if (again === null) onGone();
    } catch (thrown) {
      setReason(asProblem(thrown).inWords);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={styles.failure}>
      <span>
        {externalId !== '' && <span className={styles.id}>{externalId}</span>}{' '}
        <span role="status">{reason ?? humanMessageText}</span>
      </span>
      {onRetry && (
        <Button
          size="compact-xs"
          variant="default"
          loading={busy}
          aria-label={`Retry ${externalId}`}
          onClick={() => void retry()}
        >
          Retry
        </Button>
      )}
    </li>
  );
}
