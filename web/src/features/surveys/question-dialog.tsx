import { ActionIcon, Button, Group, Select, Textarea, TextInput } from '@mantine/core';
import { QUESTION_TEXT_MAX, QUESTION_TYPES, type QuestionType, type QuestionView } from '@evident/domain/surveys';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { useQuestionChanges, useCreateQuestion } from '../../data/surveys/mutations.ts';
import styles from './surveys.module.css';

interface Props {
  noteId: string;
  /** Null adds one. */
  question: QuestionView | null;
  onClose: () => void;
}

const TYPE_LABELS: Record<QuestionType, string> = {
  FREE_TEXT: 'Free text',
  MULTI_SELECT: 'Multiple choice',
  SINGLE_SELECT: 'Single choice',
};
const TYPES = QUESTION_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** Adds a question to a note or changes one. */
export function QuestionDialog({ noteId, question, onClose }: Props) {
  const [type, setType] = useState<QuestionType>(question?.type ?? 'FREE_TEXT');
  const [text, setText] = useState(question?.text ?? '');
  const [options, setOptions] = useState<readonly { id?: string; optionText: string }[]>(
    question?.options ?? [{ optionText: '' }, { optionText: '' }],
  );
  const [busy, setBusy] = useState(false);
  const changes = useQuestionChanges(noteId);
  const creating = useCreateQuestion(noteId);
  const filled = options.filter(({ optionText }) => optionText.trim() !== '');
  const choice = type !== 'FREE_TEXT';
  const complete = text.trim() !== '' && (!choice || filled.length > 0);
  const save = async () => {
    const sent = { type, text, options: choice ? filled : [] };
    if (question === null) return creating.mutate(sent, { onSuccess: onClose });
    setBusy(true);
    if (await changes.update(question, sent)) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={question === null ? 'New question' : 'Edit question'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (complete) void save();
        }}
      >
        <Textarea
          label="Question"
          data-autofocus
          required
          autosize
          maxRows={8}
          maxLength={QUESTION_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          label="Type"
          allowDeselect={false}
          data={TYPES}
          value={type}
          onChange={(value) => setType(value as QuestionType)}
        />
        {choice && (
          <fieldset className={styles.options}>
            <legend>Options</legend>
            {options.map(({ optionText }, place) => (
              <div key={place} className={styles.option}>
                <TextInput
                  aria-label={`Option ${place + 1}`}
                  className={styles.grows}
                  value={optionText}
                  maxLength={QUESTION_TEXT_MAX}
                  onChange={(event) =>
                    setOptions(options.with(place, { ...options[place], optionText: event.currentTarget.value }))
                  }
                />
                <ActionIcon
                  aria-label={`Remove ${optionText || `option ${place + 1}`}`}
                  onClick={() => setOptions(options.filter((_, at) => at !== place))}
                >
                  <X size={14} aria-hidden />
                </ActionIcon>
              </div>
            ))}
            <Button
              size="xs"
              variant="default"
              leftSection={<Plus size={14} aria-hidden />}
              onClick={() => setOptions([...options, { optionText: '' }])}
            >
              Add option
            </Button>
          </fieldset>
        )}
        <ProblemNote problem={creating.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={creating.isPending || busy} disabled={!complete}>
            {question === null ? 'Add question' : 'Save'}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
