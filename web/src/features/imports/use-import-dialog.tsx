import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FieldOpening } from '../../ui/field-opening.tsx';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { usePageActions } from '../../ui/use-page-actions.ts';
import type { Kept } from './kept.ts';
import { usePaste } from './use-paste.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface Into {
  projectId: string;
  projectTitle: string;
  /** The reason importing is disabled; null if allowed. */
  readOnly: string | null;
  kept?: Kept;
  /** Shown with the report: what to do next with the notes. */
  next?: ReactNode;
}

/**
 * Import for a project page. `open` is for buttons, commands and drops; pasting on the page opens it too. Render
 * `dialog` anywhere on the page.
 */
export function useImportDialog({ projectId, projectTitle, readOnly, kept, next }: Into): {
  open: (files?: readonly File[]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ files: readonly File[] } | null>(null);
  const [opened, setOpened] = useState(false);
  const open = (files: readonly File[] = []): void => {
    if (readOnly !== null) return;
    setAsked({ files });
    setOpened(true);
  };
  useKeys([{ keys: 'i', label: 'Import files', group: 'This project', run: () => open() }], readOnly === null);
  usePageActions([
    {
      label: 'Import files',
      keys: 'i',
      icon: FileDown,
      keywords: 'upload transcript csv add notes',
      run: () => open(),
      disabledReason: readOnly,
    },
  ]);
  usePaste(open, readOnly === null && !opened);
  const dialog = asked && (
    <Suspense fallback={<FieldOpening />}>
      <ImportDialog
        key={projectId}
        projectId={projectId}
        projectTitle={projectTitle}
        opened={opened}
        files={asked.files}
        kept={kept}
        next={next}
        onClose={() => setOpened(false)}
      />
    </Suspense>
  );
  return { open, dialog };
}
