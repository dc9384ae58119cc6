import type { SummaryTarget } from '@evident/domain/summaries';
import { ScrollText } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FieldOpening } from '../../ui/field-opening.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';

const Loaded = lazy(async () => ({ default: (await import('./summaries-dialog.tsx')).SummariesDialog }));

/** A menu entry that opens the summaries of an object. */
export function useSummariesDialog(
  target: SummaryTarget,
  title: string,
  reason: string | null | undefined,
): { entry: MenuEntry; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    entry: { label: 'Summaries…', icon: ScrollText, run: () => setOpen(true) },
    dialog: open && (
      <Suspense fallback={<FieldOpening />}>
        <Loaded target={target} title={title} reason={reason} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
