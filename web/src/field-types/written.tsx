import { ActionIcon, TextInput, Textarea } from '@mantine/core';
import { Refusal } from '@evident/domain/kernel';
import { TEXT_VALUE_MAX, valueOf } from '@evident/domain/fields';
import { ExternalLink } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { type FieldInputProps, type ShownFieldType, pastedText } from './field-type.ts';

/** Saves on Enter or when the focus leaves; Escape restores. Says why a text does not fit its type. */
export function WrittenInput({ field, value, reason, onChange }: FieldInputProps) {
  const saved = value?.text ?? '';
  const [known, setKnown] = useState(saved);
  const [text, setText] = useState(saved);
  const [problem, setProblem] = useState<string | null>(null);
  if (saved !== known) {
    setKnown(saved);
    setText(saved);
  }
  const save = () => {
    if (text === saved) return setProblem(null);
    try {
      valueOf(field, { text });
      setProblem(null);
      onChange({ text });
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      setProblem(thrown.advice ?? thrown.title);
    }
  };
  const common = {
    label: field.label,
    value: text,
    maxLength: TEXT_VALUE_MAX,
    readOnly: reason !== undefined,
    error: problem,
    placeholder: reason === undefined ? 'Empty' : undefined,
    onBlur: save,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== saved) {
      event.preventDefault();
      setText(saved);
      setProblem(null);
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save();
    }
  };
  if (field.type === 'TEXT')
    return (
      <Textarea
        {...common}
        autosize
        minRows={1}
        maxRows={8}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    );
  return (
    <TextInput
      {...common}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      rightSection={saved !== '' && problem === null ? <OpenLink field={field} text={saved} /> : undefined}
    />
  );
}

const SCHEMES: Partial<Record<FieldInputProps['field']['type'], string>> = { URL: '', EMAIL: 'mailto:', PHONE: 'tel:' };

function OpenLink({ field: { type, label }, text }: { field: FieldInputProps['field']; text: string }) {
  const href = `${SCHEMES[type] ?? ''}${type === 'PHONE' ? text.replace(/[^+\d]/g, '') : text}`;
  return (
    <ActionIcon component="a" href={href} target="_blank" rel="noreferrer" aria-label={`Open ${label}`}>
      <ExternalLink size={14} aria-hidden />
    </ActionIcon>
  );
}

/** Texts, and texts of a certain form. */
export const written: ShownFieldType = { Input: WrittenInput, pasted: pastedText };
