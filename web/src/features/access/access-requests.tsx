import { Button, Select } from '@mantine/core';
import { ROLES, type Role } from '@evident/domain/permissions';
import type { AccessRequestView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswerRequest } from '../../data/access/mutations.ts';
import { accessRequestsQuery } from '../../data/access/queries.ts';
import { showToast } from '../../kernel/toasts.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ROLE_WORDS } from './level-words.ts';
import styles from './access.module.css';

/** Pending access requests, for members who can answer them. */
export function AccessRequests({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useQuery(accessRequestsQuery());
  const requests = data?.filter(({ project }) => project.id === projectId) ?? [];
  if (error && !data)
    return (
      <FailedState
        title="The requests for access could not be loaded"
        problem={error}
        kept="Nothing is lost."
        onRetry={() => void refetch()}
      />
    );
  if (requests.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Requests for access">
      <h2 className={styles.title}>Requests for access</h2>
      <ul className={styles.list}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { request: AccessRequestView }) {
  const [role, setRole] = useState<Role>(request.role);
  const { name } = request.requestedBy;
  const { mutate, isPending } = useAnswerRequest(request);
  const grant = () =>
    mutate({ granted: true, role }, { onSuccess: () => showToast({ title: `${name} can now ${ROLE_WORDS[role]}` }) });
  const deny = () =>
    mutate({ granted: false }, { onSuccess: () => showToast({ title: `The request of ${name} was denied` }) });
  return (
    <li className={styles.line}>
      <span className={`${styles.name} ${styles.asked}`}>
        <strong>{name}</strong> asks to {ROLE_WORDS[request.role]} · <RelativeTime at={request.createdAt} />
        {request.message.trim() !== '' && <p className={styles.message}>{request.message}</p>}
      </span>
      <Select
        className={styles.level}
        aria-label={`What ${name} may do`}
        data={ROLES.map((value) => ({ value, label: `To ${ROLE_WORDS[value]}` }))}
        value={role}
        allowDeselect={false}
        onChange={(value) => value && setRole(value)}
      />
      <span className={styles.acts}>
        <Button loading={isPending} onClick={grant}>
          Grant
        </Button>
        <Button variant="default" disabled={isPending} onClick={deny}>
          Deny
        </Button>
      </span>
    </li>
  );
}
