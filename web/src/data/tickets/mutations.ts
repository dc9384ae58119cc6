import type { DestinationUpdate, DestinationView, NewDestination, TicketView } from '@evident/domain/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { destinationsQuery, ticketsQuery } from './queries.ts';

/** Saves a new destination. */
export function useCreateDestination() {
  const client = useQueryClient();
  const { done } = useUndo();
  return useCreate({
    create: (body: NewDestination, header) => answer(api.POST('/api/v1/destinations', { params: { header }, body })),
    onSuccess: ({ id }, { title }) => {
      // Otherwise Ctrl Z would undo an earlier change of something else.
      done(`Added “${title}”`, async () => {
        await answer(api.DELETE('/api/v1/destinations/{destinationId}', { params: { path: { destinationId: id } } }));
        void invalidate(client, destinationsQuery());
      });
      return invalidate(client, destinationsQuery());
    },
  });
}

/** Changes a destination; the caller shows a refusal. */
export function useUpdateDestination({ id, version }: Pick<DestinationView, 'id' | 'version'>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: DestinationUpdate) =>
      answer(
        api.PATCH('/api/v1/destinations/{destinationId}', {
          params: { path: { destinationId: id }, header: unlessChanged(version) },
          body,
        }),
      ),
    onSettled: () => invalidate(client, destinationsQuery()),
  });
}

/** Deletes a destination, with Undo. */
export function useDeleteDestination({ id, title }: Pick<DestinationView, 'id' | 'title'>) {
  const client = useQueryClient();
  const path = { destinationId: id };
  return useUndoable(
    () => void invalidate(client, destinationsQuery()),
    ({ attempt }) => ({
      remove: () =>
        attempt(
          `Deleted “${title}”`,
          answer(api.DELETE('/api/v1/destinations/{destinationId}', { params: { path } })),
          'The destination was not deleted',
        ),
    }),
  );
}

/** Asks a destination whether it takes tickets. */
export const useTestDestination = (destinationId: string) =>
  useWrite({
    mutationFn: () =>
      answer(api.POST('/api/v1/destinations/{destinationId}/tests', { params: { path: { destinationId } } })),
  });

/** Creates a ticket from an insight. `again`: although one exists or may exist. */
export function useCreateTicket(insightId: string) {
  const client = useQueryClient();
  return useCreate({
    create: (body: { destinationId: string; again: boolean }, header) =>
      answer(api.POST('/api/v1/insights/{insightId}/tickets', { params: { path: { insightId }, header }, body })),
    onSettled: () => invalidate(client, ticketsQuery(insightId)),
  });
}

/** Removes the link to a ticket, with Undo. */
export function useRemoveTicket(insightId: string) {
  const client = useQueryClient();
  return useUndoable(
    () => void invalidate(client, ticketsQuery(insightId)),
    ({ attempt }) => ({
      remove: ({ id, key, destinationTitle }: TicketView) =>
        attempt(
          `Removed the ticket ${key ?? `in ${destinationTitle}`}`,
          answer(api.DELETE('/api/v1/tickets/{ticketId}', { params: { path: { ticketId: id } } })),
          'The ticket was not removed',
        ),
    }),
  );
}
