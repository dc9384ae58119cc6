import { Button, Group, Radio, Textarea, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import { DESCRIPTION_MAX } from '@evident/domain/templates';
import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Wording {
  title: string;
  description: string;
}

interface Props {
  title: string;
  verb: string;
  start: Wording;
  /** Explains which parts are saved and which are not. */
  children?: ReactNode;
  /** Places to choose from; the first is chosen at the start. */
  places?: readonly { readonly value: string; readonly label: string; readonly reason?: string | null }[];
  onSubmit: (wording: Wording, place: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for title, description and place of a template or extension. Stays open and shows the reason on refusal. */
export function TemplateDialog({ title: heading, verb, start, children, places = [], onSubmit, onClose }: Props) {
  const [title, setTitle] = useState(start.title);
  const [description, setDescription] = useState(start.description);
  const [place, setPlace] = useState(places.find(({ reason }) => !reason)?.value ?? '');
  const { busy, error, edited, submit } = useSubmit(
    async () => {
      await onSubmit({ title: title.trim(), description: description.trim() }, place);
      onClose();
    },
    () => (title.trim() === '' ? 'Enter a title.' : null),
  );
  return (
    <Dialog opened onClose={onClose} title={heading} size="md">
      <form onSubmit={(event) => void submit(event)}>
        {children}
        <TextInput
          label="Title"
          maxLength={TITLE_MAX}
          value={title}
          error={error}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            edited();
          }}
          data-autofocus
        />
        <Textarea
          mt="md"
          label="Description"
          placeholder="What it is for, in a sentence"
          autosize
          minRows={2}
          maxLength={DESCRIPTION_MAX}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        {places.length > 0 && (
          <Radio.Group mt="md" label="Who can use it" value={place} onChange={setPlace}>
            {places.map(({ value, label, reason }) => (
              <Radio
                key={value}
                mt="xs"
                value={value}
                label={label}
                disabled={Boolean(reason)}
                description={reason ?? undefined}
              />
            ))}
          </Radio.Group>
        )}
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
