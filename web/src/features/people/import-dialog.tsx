import { Button, FileInput, Group, NativeSelect } from '@mantine/core';
import type { DuplicatePolicy, PeoplePreview } from '@evident/domain/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldListQuery } from '../../data/fields/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { MappingTable } from './mapping-table.tsx';
import { useImport } from '../../data/people/mutations.ts';
import styles from './people.module.css';

const DUPLICATES: { value: DuplicatePolicy; label: string }[] = [
  { value: 'UPDATE', label: 'Add new details to them' },
  { value: 'SKIP', label: 'Leave them as they are' },
  { value: 'CREATE', label: 'Create another contact' },
];

/** Imports people from a CSV file: which column becomes what, and what happens to people who exist. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { preview, problem, busy, choose, change, run } = useImport();
  const [duplicates, setDuplicates] = useState<DuplicatePolicy>('UPDATE');
  const { data: fields } = useQuery(fieldListQuery(null, 'PERSON'));
  const importing = async () => {
    if (await run(duplicates)) onClose();
  };
  return (
    <Dialog opened onClose={onClose} size="xl" title="Import contacts">
      <FileInput
        label="CSV file"
        description="The first row holds the names of the columns."
        accept=".csv,text/csv,text/plain"
        placeholder="Choose a file"
        onChange={(file) => void choose(file, duplicates)}
      />
      <ProblemNote problem={problem} />
      {preview && (
        <>
          <MappingTable
            preview={preview}
            fields={fields?.fields}
            onChange={(mapping) => void change(mapping, duplicates)}
          />
          <Group grow align="flex-start">
            <NativeSelect
              label="A row is an existing contact if it has the same"
              value={preview.mapping.matchBy ?? ''}
              data={[
                { value: '', label: 'Name' },
                ...preview.mapping.details.map(({ label }) => ({ value: label, label })),
              ]}
              onChange={(event) =>
                void change({ ...preview.mapping, matchBy: event.currentTarget.value || null }, duplicates)
              }
            />
            <NativeSelect
              label="Existing contacts"
              value={duplicates}
              data={DUPLICATES}
              onChange={(event) => {
                const policy = event.currentTarget.value as DuplicatePolicy;
                setDuplicates(policy);
                void change(preview.mapping, policy);
              }}
            />
          </Group>
          <p role="status">{outcome(preview)}</p>
          {preview.faults.length > 0 && (
            <details>
              <summary>{counted(preview.faultCount, 'row', 'rows')} cannot be imported</summary>
              <ul className={styles.list}>
                {preview.faults.map(({ line, cause }) => (
                  <li key={line}>
                    Line {line}: {cause}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!preview || preview.created + preview.updated === 0}
          loading={busy}
          onClick={() => void importing()}
        >
          Import
        </Button>
      </Group>
    </Dialog>
  );
}

const outcome = ({ rowCount, created, updated, skipped }: PeoplePreview): string =>
  `${counted(rowCount, 'row', 'rows')}: ${counted(created, 'new contact', 'new contacts')}, ${updated} updated, ${skipped} unchanged.`;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
