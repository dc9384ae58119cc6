import { Ticket } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FieldOpening } from '../../ui/field-opening.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';

const Loaded = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }));

/** A menu entry that creates a ticket from an insight. */
export function useTicketDialog(
  insightId: string,
  reason: string | undefined,
): { entry: MenuEntry; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    entry: { label: 'Create ticket…', icon: Ticket, disabledReason: reason, run: () => setOpen(true) },
    dialog: open && (
      <Suspense fallback={<FieldOpening />}>
        <Loaded insightId={insightId} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
