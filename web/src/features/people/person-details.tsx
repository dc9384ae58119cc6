import { Button, TextInput } from '@mantine/core';
import type { PersonView } from '@evident/domain/people';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './people.module.css';

interface Props {
  person: Pick<PersonView, 'details'>;
  /** The reason editing is disabled; undefined if allowed. */
  reason: string | undefined;
  /** An empty value removes the detail. */
  onChange: (label: string, value: string) => void;
}

/** Details of a person: labels and values, edited in place. */
export function PersonDetails({ person, reason, onChange }: Props) {
  const [adding, setAdding] = useState(false);
  const details = Object.entries(person.details as Record<string, string>);
  return (
    <>
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(([label, value]) => (
            <Detail
              key={label}
              label={label}
              value={value}
              reason={reason}
              onChange={(next) => onChange(label, next)}
            />
          ))}
        </dl>
      )}
      {adding ? (
        <NewDetail
          onDone={(label, value) => {
            setAdding(false);
            if (label !== '' && value !== '') onChange(label, value);
          }}
        />
      ) : (
        <DisabledReason reason={reason}>
          <Button
            size="xs"
            variant="default"
            leftSection={<Plus size={13} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add detail
          </Button>
        </DisabledReason>
      )}
    </>
  );
}

function Detail({
  label,
  value,
  reason,
  onChange,
}: {
  label: string;
  value: string;
  reason: string | undefined;
  onChange: (value: string) => void;
}) {
  const [editing, setEditing] = useState(false);
  const keep = (next: string) => {
    setEditing(false);
    if (next.trim() !== value) onChange(next.trim());
  };
  return (
    <>
      <dt title={label}>{label}</dt>
      <dd>
        {editing ? (
          <TextInput
            size="xs"
            autoFocus
            aria-label={label}
            defaultValue={value}
            onBlur={(event) => keep(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') keep(event.currentTarget.value);
              if (event.key !== 'Escape') return;
              event.preventDefault();
              event.currentTarget.value = value;
              setEditing(false);
            }}
          />
        ) : (
          <DisabledReason reason={reason} value={value}>
            <button
              type="button"
              className={styles.value}
              aria-label={`${label}: ${value}`}
              onClick={() => setEditing(true)}
            >
              {value}
            </button>
          </DisabledReason>
        )}
      </dd>
    </>
  );
}

function NewDetail({ onDone }: { onDone: (label: string, value: string) => void }) {
  return (
    <form
      className={styles.tools}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onDone(String(form.get('label')).trim(), String(form.get('value')).trim());
      }}
    >
      <TextInput size="xs" name="label" aria-label="Label" placeholder="Label" maxLength={200} autoFocus required />
      <TextInput size="xs" name="value" aria-label="Value" placeholder="Value" required />
      <Button size="xs" type="submit">
        Save
      </Button>
      <Button size="xs" variant="default" onClick={() => onDone('', '')}>
        Cancel
      </Button>
    </form>
  );
}
