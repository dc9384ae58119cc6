import { MultiSelect, Select, Textarea } from '@mantine/core';
import { QUESTION_TEXT_MAX, type QuestionView, type SentResponse } from '@evident/domain/surveys';
import { useState } from 'react';

interface Props {
  question: QuestionView;
  /** Why the response can’t be changed; absent if it can. */
  reason?: string;
  onChange: (response: SentResponse) => void;
}

/** The response to a question: a text, one option or several. */
export function ResponseInput(props: Props) {
  const { question, reason, onChange } = props;
  if (question.type === 'FREE_TEXT') return <WrittenResponse {...props} />;
  const common = {
    'aria-label': `Response to: ${question.text}`,
    data: question.options.map(({ id, optionText }) => ({ value: id, label: optionText })),
    readOnly: reason !== undefined,
    searchable: reason === undefined,
  };
  const chosen = question.response?.optionIds ?? [];
  if (question.type === 'MULTI_SELECT')
    return (
      <MultiSelect
        {...common}
        placeholder={chosen.length === 0 ? 'No response' : undefined}
        value={chosen}
        onChange={(optionIds) => onChange({ optionIds })}
      />
    );
  return (
    <Select
      {...common}
      placeholder="No response"
      clearable={reason === undefined}
      clearButtonProps={{ 'aria-label': 'Clear response' }}
      value={chosen[0] ?? null}
      onChange={(id) => onChange({ optionIds: id === null ? [] : [id] })}
    />
  );
}

/** Saves when the focus leaves; Escape restores. */
function WrittenResponse({ question, reason, onChange }: Props) {
  const saved = question.response?.text ?? '';
  const [known, setKnown] = useState(saved);
  const [text, setText] = useState(saved);
  if (saved !== known) {
    setKnown(saved);
    setText(saved);
  }
  return (
    <Textarea
      aria-label={`Response to: ${question.text}`}
      placeholder="No response"
      autosize
      minRows={1}
      maxRows={12}
      maxLength={QUESTION_TEXT_MAX}
      readOnly={reason !== undefined}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        if (text.trim() !== saved) onChange({ text });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === saved) return;
        event.preventDefault();
        setText(saved);
      }}
    />
  );
}
