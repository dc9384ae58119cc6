import { Button, FileInput } from '@mantine/core';
import { useState } from 'react';
import { useTableImport } from '../../data/channel-imports/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import styles from './channel-imports.module.css';
import { ColumnChoices } from './column-choices.tsx';
import { FirstRows } from './first-rows.tsx';
import { ImportProgress } from './import-progress.tsx';

interface Props {
  channelId: string;
  onClose: () => void;
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.ods,text/csv';

/** Imports a table into a channel: a file, its columns, the first rows as they will look, and the progress. */
export function ImportTableDialog({ channelId, onClose }: Props) {
  const { table, problem, busy, choose, change, start } = useTableImport(channelId);
  const [started, setStarted] = useState<string | null>(null);
  const none = table !== null && table.preview.items.length === 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={started ? `Import of ${table?.fileName ?? 'a table'}` : 'Import a table'}
    >
      {started ? (
        <ImportProgress channelId={channelId} importId={started} onClose={onClose} />
      ) : (
        <>
          <FileInput
            label="Table"
            description="CSV, TSV, Excel or OpenDocument, up to 200 MB. The first row holds the names of the columns."
            accept={ACCEPTED}
            placeholder="Choose a file"
            disabled={busy !== null}
            onChange={(file) => void choose(file)}
          />
          {busy === 'sending' && <p role="status">Reading the table…</p>}
          <ProblemNote problem={problem} />
          {table && (
            <>
              <ColumnChoices preview={table.preview} onChange={(choice) => void change(choice)} />
              <FirstRows preview={table.preview} />
            </>
          )}
          <div className={styles.foot}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={!table || none}
              loading={busy === 'starting'}
              onClick={() => void start().then((id) => id !== undefined && setStarted(id))}
            >
              Import
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
