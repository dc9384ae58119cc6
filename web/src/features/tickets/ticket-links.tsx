import { ActionIcon } from '@mantine/core';
import type { TicketView } from '@evident/domain/tickets';
import { useQuery } from '@tanstack/react-query';
import { Ticket, X } from 'lucide-react';
import { useRemoveTicket } from '../../data/tickets/mutations.ts';
import { ticketsQuery } from '../../data/tickets/queries.ts';
import styles from './tickets.module.css';

interface Props {
  insightId: string;
  /** Why links cannot be removed; undefined if they can. */
  reason: string | undefined;
}

/** The tickets that were created from an insight. Shows nothing without any. */
export function TicketLinks({ insightId, reason }: Props) {
  const { data: tickets = [] } = useQuery(ticketsQuery(insightId));
  const { remove } = useRemoveTicket(insightId);
  if (tickets.length === 0) return null;
  return (
    <ul className={styles.tickets} aria-label="Tickets">
      {tickets.map((ticket) => (
        <li key={ticket.id} className={styles.ticket}>
          <Ticket size={13} aria-hidden />
          <Words ticket={ticket} />
          {reason === undefined && ticket.state !== 'SENDING' && (
            <ActionIcon
              size="xs"
              aria-label={`Remove the ticket ${nameOf(ticket)}`}
              title="Remove from the insight"
              onClick={() => void remove(ticket)}
            >
              <X size={12} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ key, destinationTitle }: TicketView): string => key ?? `in ${destinationTitle}`;

function Words({ ticket }: { ticket: TicketView }) {
  const { state, key, url, destinationTitle } = ticket;
  if (state === 'SENDING') return <span>Creating a ticket in {destinationTitle}…</span>;
  if (state === 'UNKNOWN')
    return <span>{destinationTitle} gave no answer. Look there before creating the ticket again.</span>;
  const words = key === null ? `Ticket in ${destinationTitle}` : key;
  if (url === null) return <span>{words}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" title={destinationTitle}>
      {words}
    </a>
  );
}
