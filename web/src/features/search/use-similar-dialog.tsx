import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FieldOpening } from '../../ui/field-opening.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';

const Loaded = lazy(async () => ({ default: (await import('./similar-dialog.tsx')).SimilarDialog }));

/** A menu entry that opens the notes and insights about the same as a note or an insight. */
export function useSimilarDialog(
  of: { type: 'NOTE' | 'INSIGHT'; id: string },
  title: string,
): { entry: MenuEntry; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    entry: { label: 'More like this…', icon: Sparkles, run: () => setOpen(true) },
    dialog: open && (
      <Suspense fallback={<FieldOpening />}>
        <Loaded of={of} title={title} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
