import { Button, Group } from '@mantine/core';
import { personName } from '@evident/domain/people';
import { useState } from 'react';
import { usePeopleChanges } from '../../data/people/mutations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonPicker } from './person-picker.tsx';

interface Props {
  person: { id: string; name: string };
  onClose: () => void;
  onMerged: (intoPersonId: string) => void;
}

/** Chooses the person who takes over notes and details. */
export function MergeDialog({ person, onClose, onMerged }: Props) {
  const { merge } = usePeopleChanges();
  const [into, setInto] = useState<{ id: string; name: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const name = personName(person.name);
  const run = async () => {
    if (!into) return;
    setBusy(true);
    if (await merge(person.id, into.id, `Merged ${name} into ${into.name}`)) onMerged(into.id);
    setBusy(false);
  };
  return (
    <Dialog opened onClose={onClose} title={`Merge ${name}`}>
      <PersonPicker
        label="Into"
        except={[person.id]}
        value={into?.id ?? null}
        onChange={(id, chosen) => setInto(id === null ? null : { id, name: chosen })}
      />
      <p>The other person gets all notes and those details that they lack. {name} is removed. You can undo this.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={into === null} loading={busy} onClick={() => void run()}>
          Merge
        </Button>
      </Group>
    </Dialog>
  );
}
