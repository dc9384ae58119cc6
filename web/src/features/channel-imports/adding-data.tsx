import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { FieldOpening } from '../../ui/field-opening.tsx';
import { AddingContext, type Adding } from './adding.ts';

const ImportTableDialog = lazy(async () => ({
  default: (await import('./import-table-dialog.tsx')).ImportTableDialog,
}));
const SourceDialog = lazy(async () => ({ default: (await import('./source-dialog.tsx')).SourceDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Windows for the data of a channel. They stay open when its first data change the page below them. */
export function AddingData({ channelId, children }: { channelId: string; children: ReactNode }) {
  const [adding, setAdding] = useState<Adding | null>(null);
  useFocusAfter(adding !== null);
  return (
    <AddingContext value={setAdding}>
      {children}
      {adding && (
        <Suspense fallback={<FieldOpening />}>
          <Window channelId={channelId} adding={adding} onClose={() => setAdding(null)} />
        </Suspense>
      )}
    </AddingContext>
  );
}

/** Moves the focus to the page once a window closes whose button is gone. */
function useFocusAfter(open: boolean) {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
}

function Window({ adding, ...of }: { channelId: string; adding: Adding; onClose: () => void }) {
  switch (adding.kind) {
    case 'table':
      return <ImportTableDialog {...of} />;
    case 'import':
      return <ImportDialog {...of} importId={adding.importId} />;
    case 'source':
      return <SourceDialog {...of} source={adding.source} />;
    case 'change':
    case 'renew':
      return <SourceDialog {...of} source={adding.of.source} change={adding} />;
  }
}
