import { Button, Group } from '@mantine/core';
import { type DestinationView, KIND_NAMES } from '@evident/domain/tickets';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import {
  useCreateDestination,
  useDeleteDestination,
  useTestDestination,
  useUpdateDestination,
} from '../../data/tickets/mutations.ts';
import { destinationsQuery } from '../../data/tickets/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import lines from '../../ui/lines.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { DestinationForm } from './destination-form.tsx';
import styles from './tickets.module.css';

/** Places outside of Evident that automations and tickets are sent to. @param reason why they cannot be changed */
export function Destinations({ reason }: { reason: string | null | undefined }) {
  const { data: items, error: problem, refetch } = useQuery(destinationsQuery());
  const [isNew, setNew] = useState(false);
  const empty = (
    <EmptyState icon={Ticket} title="Insights become tickets">
      Add Jira, Linear, GitHub or another service. Members and automations then create tickets there.
    </EmptyState>
  );
  return (
    <>
      <Listing of={{ items, problem, again: () => void refetch() }} things="destinations" empty={empty}>
        {(destinations) => (
          <ul className={lines.lines} aria-label="Destinations">
            {destinations.map((destination) => (
              <Row key={destination.id} destination={destination} reason={reason} />
            ))}
          </ul>
        )}
      </Listing>
      <DisabledReason reason={reason}>
        <Button variant="default" onClick={() => setNew(true)}>
          Add destination
        </Button>
      </DisabledReason>
      <Dialog opened={isNew} onClose={() => setNew(false)} title="Add destination" closeOnClickOutside={false}>
        {isNew && <NewDestination onClose={() => setNew(false)} />}
      </Dialog>
    </>
  );
}

function NewDestination({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useCreateDestination();
  return (
    <DestinationForm
      destination={null}
      busy={isPending}
      problem={error}
      onSave={(wanted) => mutate(wanted, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

interface RowProps {
  destination: DestinationView;
  reason: string | null | undefined;
}

function Row({ destination, reason }: RowProps) {
  const { id, title, kind, project, url } = destination;
  const [isEdited, setEdited] = useState(false);
  const test = useTestDestination(id);
  const { remove } = useDeleteDestination(destination);
  return (
    <li className={lines.line}>
      <span className={lines.main}>
        <strong>{title}</strong>
        <small className={styles.address}>
          {KIND_NAMES[kind]} · {project || url}
        </small>
        <span role="status">
          {test.data && (
            <small className={styles.address}>
              {test.data.works ? 'It works. ' : 'It does not work. '}
              {!test.data.works && test.data.answer}
            </small>
          )}
        </span>
        <ProblemNote problem={test.error} />
      </span>
      <Group gap="xs">
        <DisabledReason reason={reason}>
          <Button size="xs" variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            Test
          </Button>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <Button size="xs" variant="default" onClick={() => setEdited(true)}>
            Edit
          </Button>
        </DisabledReason>
        <DisabledReason reason={reason}>
          <Button size="xs" variant="default" color="red" onClick={() => void remove()}>
            Delete
          </Button>
        </DisabledReason>
      </Group>
      <Dialog opened={isEdited} onClose={() => setEdited(false)} title="Edit destination" closeOnClickOutside={false}>
        {isEdited && <Editing destination={destination} onClose={() => setEdited(false)} />}
      </Dialog>
    </li>
  );
}

function Editing({ destination, onClose }: { destination: DestinationView; onClose: () => void }) {
  const { mutate, isPending, error } = useUpdateDestination(destination);
  return (
    <DestinationForm
      destination={destination}
      busy={isPending}
      problem={error}
      onSave={({ kind: _, ...update }) => mutate(update, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
