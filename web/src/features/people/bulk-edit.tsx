import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { usePeopleChanges } from '../../data/people/mutations.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './people.module.css';

interface Props {
  personIds: string[];
  reason: string | undefined;
  onDone: () => void;
}

/** Sets one detail of the chosen people; an empty value removes it. */
export function BulkEdit({ personIds, reason, onDone }: Props) {
  const { changeAll } = usePeopleChanges();
  const [busy, setBusy] = useState(false);
  const count = personIds.length === 1 ? '1 contact' : `${personIds.length} contacts`;
  const change = async (form: FormData) => {
    setBusy(true);
    const changed = await changeAll(personIds, String(form.get('label')).trim(), String(form.get('value')).trim());
    setBusy(false);
    if (changed) onDone();
  };
  return (
    <form
      className={styles.tools}
      aria-label={`Edit ${count}`}
      onSubmit={(event) => {
        event.preventDefault();
        void change(new FormData(event.currentTarget));
      }}
    >
      <span>{count} chosen</span>
      <TextInput name="label" aria-label="Detail" placeholder="Detail, such as Company" maxLength={200} required />
      <TextInput name="value" aria-label="Value" placeholder="Value; empty removes it" />
      <DisabledReason reason={reason}>
        <Button type="submit" loading={busy}>
          Change
        </Button>
      </DisabledReason>
      <Button variant="default" onClick={onDone}>
        Clear choice
      </Button>
    </form>
  );
}
