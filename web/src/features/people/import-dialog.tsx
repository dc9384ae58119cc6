import { Button, FileInput, Group, NativeSelect } from '@mantine/core';
import type { DuplicatePolicy, PeoplePreview } from '@evident/domain/people';
import { managesWorkspaceContent } from '@evident/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldListQuery } from '../../data/fields/queries.ts';
import { useWho } from '../../kernel/who.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { matchLabels, typedDetails, withFields } from './column-parts.ts';
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
  const fields = useQuery(fieldListQuery(null, 'PERSON')).data?.fields ?? [];
  const who = useWho();
  const manages = who !== null && managesWorkspaceContent(who.member);
  const typed = preview ? typedDetails(preview) : [];
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
            fields={fields}
            manages={manages}
            onChange={(mapping) => void change(mapping, duplicates)}
          />
          {manages && typed.length > 0 && (
            <Button
              variant="default"
              size="xs"
              mb={16}
              onClick={() => void change(withFields(preview, typed, fields), duplicates)}
            >
              Make fields of {typed.length === 1 ? '1 column' : `${typed.length} columns`}
            </Button>
          )}
          <div className={styles.choices}>
            <NativeSelect
              label="A row is an existing contact if it has the same"
              value={preview.mapping.matchBy ?? ''}
              data={[{ value: '', label: 'Name' }, ...matchLabels(preview, fields)]}
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
          </div>
          <p role="status">{outcome(preview)}</p>
          <Faults preview={preview} />
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

function Faults({ preview }: { preview: PeoplePreview }) {
  if (preview.faults.length === 0) return null;
  return (
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
  );
}

const outcome = ({ rowCount, created, updated, skipped }: PeoplePreview): string =>
  `${counted(rowCount, 'row', 'rows')}: ${counted(created, 'new contact', 'new contacts')}, ${updated} updated, ${skipped} unchanged.`;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
