import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { personName } from '@evident/domain/people';
import { useState } from 'react';
import { useErasePerson } from '../../data/people/mutations.ts';
import { showToast } from '../../kernel/toasts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  person: { id: string; name: string };
  onClose: () => void;
  onErased: () => void;
}

/** Erases a person after the member typed the name. The one action without undo. */
export function EraseDialog({ person, onClose, onErased }: Props) {
  const [removeWords, setRemoveWords] = useState(true);
  const [typed, setTyped] = useState('');
  const name = personName(person.name);
  const erasing = useErasePerson(person.id, () => {
    showToast({ title: `Erased ${name}`, message: 'The receipt is in the settings of contacts.' });
    onErased();
  });
  return (
    <Dialog opened onClose={onClose} title={`Erase ${name}?`}>
      <p>
        This removes {name} from notes, quotes, insights, published versions, deleted history, search and imported files
        of the whole workspace. Files with other people in them are removed too. <strong>You cannot undo this.</strong>
      </p>
      <Checkbox
        label="Also remove what they said"
        description="Words of their speaker turns and highlights of them. Insights lose this evidence."
        checked={removeWords}
        onChange={(event) => setRemoveWords(event.currentTarget.checked)}
      />
      <TextInput
        mt={12}
        label={`Type “${name}” to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ProblemNote problem={erasing.error} />
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="danger"
          disabled={typed.trim() !== name.trim()}
          loading={erasing.isPending}
          onClick={() => erasing.mutate({ removeWords })}
        >
          Erase contact
        </Button>
      </Group>
    </Dialog>
  );
}
