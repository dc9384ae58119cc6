import { Button, Group, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { DEFINITION_MAX, type NewTerm, OTHER_NAMES_MAX, TERM_NAME_MAX, type TermView } from '@evident/domain/glossary';
import { useState } from 'react';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  /** Null adds one. */
  term: TermView | null;
  /** Rejects with the problem, which is shown; then the dialog stays open. */
  onSave: (wording: Required<NewTerm>) => Promise<unknown>;
  onClose: () => void;
}

/** Adds a term or changes one. Keys typed before it opens go into the name. */
export function TermDialog({ term, onSave, onClose }: Props) {
  const [name, setName] = useState(term?.name ?? '');
  const [otherNames, setOtherNames] = useState(term?.otherNames ?? []);
  const [unfinished, setUnfinished] = useState('');
  const [definition, setDefinition] = useState(term?.definition ?? '');
  const { busy, problem, error, edited, submit } = useSubmit(
    async () => {
      const last = unfinished.trim();
      await onSave({
        name: name.trim(),
        otherNames: last === '' ? otherNames : [...otherNames, last],
        definition: definition.trim(),
      });
      onClose();
    },
    () => (name.trim() === '' ? 'Enter a name.' : null),
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={term === null ? 'New term' : 'Edit term'}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            label="Name"
            placeholder="MTTR"
            maxLength={TERM_NAME_MAX}
            value={name}
            error={problem === null ? error : null}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              edited();
            }}
            data-autofocus
          />
          <TagsInput
            label="Other names"
            description="Abbreviations and words for the same. Press Enter after each"
            maxTags={OTHER_NAMES_MAX}
            maxLength={TERM_NAME_MAX}
            splitChars={[',', ';']}
            acceptValueOnBlur={false}
            value={otherNames}
            searchValue={unfinished}
            onSearchChange={setUnfinished}
            onChange={(names) => {
              setOtherNames(names);
              edited();
            }}
          />
          <Textarea
            label="Definition"
            placeholder="What your team means by it"
            autosize
            minRows={3}
            maxLength={DEFINITION_MAX}
            value={definition}
            onChange={({ currentTarget }) => {
              setDefinition(currentTarget.value);
              edited();
            }}
          />
          <ProblemNote problem={problem} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {term === null ? 'Add term' : 'Save term'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
