import { Button, Group, Select, Stack } from '@mantine/core';
import type { DestinationView, TicketView } from '@evident/domain/tickets';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCreateTicket } from '../../data/tickets/mutations.ts';
import { destinationsQuery, ticketsQuery } from '../../data/tickets/queries.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useWho } from '../../kernel/who.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';

interface Props {
  insightId: string;
  onClose: () => void;
}

/** Creates a ticket from an insight in a service of the workspace. */
export function TicketDialog({ insightId, onClose }: Props) {
  const { data: items, error: problem, refetch } = useQuery(destinationsQuery());
  return (
    <Dialog opened onClose={onClose} title="Create ticket">
      <Listing
        of={{ items, problem, again: () => void refetch() }}
        things="destinations"
        empty={<NoDestination onClose={onClose} />}
      >
        {(destinations) => <Choosing insightId={insightId} destinations={destinations} onClose={onClose} />}
      </Listing>
    </Dialog>
  );
}

function NoDestination({ onClose }: { onClose: () => void }) {
  const isAdmin = useWho()?.member.workspaceAdmin === true;
  return (
    <EmptyState
      icon={Ticket}
      title="Tickets go to Jira, Linear, GitHub or another service"
      action={
        isAdmin ? (
          <Button component={Link} to="/settings/integrations" variant="default" onClick={onClose}>
            Add destination
          </Button>
        ) : undefined
      }
    >
      {isAdmin ? 'Add a destination first.' : 'An admin of the workspace adds a destination first.'}
    </EmptyState>
  );
}

function Choosing({ insightId, destinations, onClose }: Props & { destinations: readonly DestinationView[] }) {
  const [chosen, choose] = useState(destinations[0]!.id);
  const { data: tickets = [] } = useQuery(ticketsQuery(insightId));
  const { mutate, isPending, error } = useCreateTicket(insightId);
  const before = tickets.findLast(({ destinationId }) => destinationId === chosen);
  const create = () =>
    mutate(
      { destinationId: chosen, again: before !== undefined },
      {
        onSuccess(ticket) {
          if (ticket.state === 'UNKNOWN') return;
          showToast({ title: `Ticket ${ticket.key ?? ''} created`.replace('  ', ' ') });
          onClose();
        },
      },
    );
  return (
    <Stack gap="sm">
      <Select
        data-autofocus
        label="Destination"
        allowDeselect={false}
        disabled={isPending}
        data={destinations.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={(id) => id !== null && choose(id)}
      />
      <p>Sends the title, the beginning of the text, a link and up to three quotes.</p>
      <div role="status">{before && <Before ticket={before} />}</div>
      <ProblemNote problem={error} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isPending} onClick={create}>
          {before === undefined
            ? 'Create ticket'
            : before.state === 'CREATED'
              ? 'Create another ticket'
              : 'Create again'}
        </Button>
      </Group>
    </Stack>
  );
}

function Before({ ticket: { state, key, url, destinationTitle } }: { ticket: TicketView }) {
  if (state === 'CREATED')
    return (
      <p>{url === null ? (key ?? 'A ticket') : <a href={url}>{key ?? 'A ticket'}</a>} was created from this insight.</p>
    );
  return <p>{destinationTitle} was asked and gave no answer, so the ticket may exist. Look there first.</p>;
}
