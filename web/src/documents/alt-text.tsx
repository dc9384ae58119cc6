import { Button, Group, Textarea } from '@mantine/core';
import { ALT_TEXT_MAX } from '@evident/domain/documents';
import { useState } from 'react';
import { useSubmit } from '../kernel/use-submit.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import styles from './alt-text.module.css';

interface Props {
  name: string;
  altText: string | null;
  /** The reason it cannot be changed; undefined if it can. */
  reason: string | undefined;
  /** Saves the text; null removes it. Rejects if it was refused. */
  onSave: (altText: string | null) => Promise<void>;
}

/** The alternative text of an image, and a form to change it. */
export function AltText({ name, altText, reason, onSave }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles.line}>
      {altText && (
        <p className={styles.text} dir="auto">
          {altText}
        </p>
      )}
      <DisabledReason reason={reason}>
        <Button size="compact-xs" variant="subtle" onClick={() => setEditing(true)}>
          {altText ? 'Edit alternative text' : 'Add alternative text'}
        </Button>
      </DisabledReason>
      <Dialog opened={editing} onClose={() => setEditing(false)} title={`Alternative text of ${name}`}>
        {editing && <Form altText={altText} onSave={onSave} onClose={() => setEditing(false)} />}
      </Dialog>
    </div>
  );
}

function Form({ altText, onSave, onClose }: Pick<Props, 'altText' | 'onSave'> & { onClose: () => void }) {
  const [text, setText] = useState(altText ?? '');
  const { busy, submit } = useSubmit(async () => {
    await onSave(text.trim() || null);
    onClose();
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Textarea
        label="Alternative text"
        description="Describes the image for people who cannot see it."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={ALT_TEXT_MAX}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save text
        </Button>
      </Group>
    </form>
  );
}
