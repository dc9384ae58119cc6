import { Button } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { ImportTableDialog } from './import-table-dialog.tsx';
import { RecentImports } from './recent-imports.tsx';
import styles from './channel-imports.module.css';

/** Imports a table into a channel, and shows earlier imports. */
export function ImportTable({ channelId }: { channelId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.way}>
      <h2>Import a table</h2>
      <p>CSV, TSV, Excel or OpenDocument: one row for each ticket, review or answer.</p>
      <Button leftSection={<FileUp size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Choose a table…
      </Button>
      <RecentImports channelId={channelId} />
      {open && <ImportTableDialog channelId={channelId} onClose={() => setOpen(false)} />}
    </section>
  );
}
