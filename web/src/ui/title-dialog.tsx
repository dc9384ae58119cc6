import { Button, Group, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import { useState, type ReactNode } from 'react';
import { useSubmit } from '../kernel/use-submit.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Heading of the dialog: `New dashboard`. */
  heading: string;
  label?: string;
  /** The title so far. Closes without a request if it stays. */
  title?: string;
  /** A title to begin with, for something new. */
  proposed?: string;
  placeholder?: string;
  maxLength?: number;
  /** Whether a title is needed. */
  required?: boolean;
  /** The verb and the object: `Create dashboard`. */
  verb: string;
  /** More choices, below the title. */
  children?: ReactNode;
  /** Rejects with the problem, which is shown; then the dialog stays open. */
  onTitle: (title: string) => unknown;
  onClose: () => void;
}

/** Asks for a title or name, of something new or to rename it. Keys typed before it opens go into the field. */
export function TitleDialog({
  heading,
  label = 'Title',
  title = '',
  proposed = title,
  placeholder,
  maxLength = TITLE_MAX,
  required = true,
  verb,
  children,
  onTitle,
  onClose,
}: Props) {
  const [typed, setTyped] = useState(proposed);
  const wanted = typed.trim();
  const { busy, error, edited, submit } = useSubmit(
    async () => {
      if (wanted !== title || wanted === '') await onTitle(wanted);
      onClose();
    },
    () => (required && wanted === '' ? `Enter a ${label.toLowerCase()}.` : null),
  );
  return (
    <Dialog opened onClose={onClose} title={heading} size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            edited();
          }}
          data-autofocus
        />
        {children}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {verb}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
