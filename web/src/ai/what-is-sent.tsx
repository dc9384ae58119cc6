import type { WhatIsSent as Sent } from '@evident/domain/ai';
import { useQuery } from '@tanstack/react-query';
import { aiStatusQuery, whatIsSentQuery } from '../data/ai/queries.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import styles from './ai-state.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Names the text, such as `summary 0198…`. */
  of: string;
  /** Reads what would be sent for it. */
  read: () => Promise<Sent>;
}

/** Shows exactly what a language model would receive, and where it is; and the host that receives texts for search by meaning. */
export function WhatIsSent({ opened, onClose, of, read }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="What is sent" size="lg">
      {opened && (
        <>
          <Requests of={of} read={read} />
          <ForSearch />
        </>
      )}
    </Dialog>
  );
}

function ForSearch() {
  const host = useQuery(aiStatusQuery()).data?.embeddingHost ?? null;
  if (host === null) return null;
  return (
    <p className={styles.facts}>
      For search by meaning, <strong>{host}</strong> receives searchable texts and questions, also while AI is off.
    </p>
  );
}

function Requests({ of, read }: Pick<Props, 'of' | 'read'>) {
  const { data, error, refetch } = useQuery(whatIsSentQuery(of, read));
  if (error) return <FailedState title="This could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="what is sent" shape="text" count={4} />;
  if (data.method !== 'MODEL')
    return (
      <p className={styles.facts}>
        {data.method === 'OFF'
          ? 'Nothing is sent to a language model. AI is off in this workspace.'
          : 'Nothing is sent to a language model. The text is extracted from its sources.'}
      </p>
    );
  return (
    <>
      <p className={styles.facts}>
        {data.model} at <strong>{data.host}</strong>
        {data.region === null ? '' : `, region ${data.region}`}, receives{' '}
        {data.requests.length === 1 ? 'this request' : `${data.requests.length} requests`}:
      </p>
      <div className={styles.requests}>
        {data.requests.map(({ system, message }, at) => (
          <div key={at}>
            <h3>{data.requests.length === 1 ? 'Instructions' : `Request ${at + 1}: instructions`}</h3>
            <pre className={styles.sent} tabIndex={0}>
              {system}
            </pre>
            <h3>Words of members and sources</h3>
            <pre className={styles.sent} tabIndex={0}>
              {message}
            </pre>
          </div>
        ))}
      </div>
    </>
  );
}
