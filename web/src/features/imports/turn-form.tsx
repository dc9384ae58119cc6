import { Button, NativeSelect, Textarea } from '@mantine/core';
import { OFFERED_PATTERNS, PATTERN_MAX, turnPattern } from '@evident/domain/imports';
import { useState } from 'react';
import { OwnForms } from './own-forms.ts';
import { refusalReason } from '../../kernel/refusal-reason.ts';
import styles from './turn-form.module.css';

interface Props {
  /** The form that was chosen or described; undefined for turns as recognized. */
  pattern: string | undefined;
  onChange: (pattern: string | undefined) => void;
  /** Uses the form for all texts of the selection; absent if this is the only one. */
  onAll?: (() => void) | undefined;
}

const OWN = 'own';
const EXAMPLE: Readonly<Record<string, string>> = { name: 'Ann', time: '0:21', text: 'Words' };

/** `[0:21] Ann: Words` */
const exampleOf = (pattern: string): string =>
  pattern.replace(/\{(name|time|text)\}/g, (_, field: string) => EXAMPLE[field] ?? '').replaceAll('\n', ' ⏎ ');

const choicesWith = (own: readonly string[]) => [
  { value: '', label: 'As recognized' },
  ...OFFERED_PATTERNS.map((pattern) => ({ value: pattern, label: exampleOf(pattern) })),
  ...own.filter((form) => !isOffered(form)).map((pattern) => ({ value: pattern, label: exampleOf(pattern) })),
  { value: OWN, label: 'Describe…' },
];
const isOffered = (pattern: string): boolean => (OFFERED_PATTERNS as readonly string[]).includes(pattern);

/** How turns begin in a text: as recognized, in one of the usual forms, or as the member describes it. */
export function TurnForm({ pattern, onChange, onAll }: Props) {
  const [remembered] = useState(() => new OwnForms().all());
  const own = pattern !== undefined && !isOffered(pattern);
  const [isDescribed, setIsDescribed] = useState(own && !remembered.includes(pattern));
  const [written, setWritten] = useState(own ? pattern : (remembered[0] ?? '{time} {name}: {text}'));
  const [problem, setProblem] = useState<string | null>(null);
  const use = () => {
    const refused = refusalReason(() => turnPattern(written));
    setProblem(refused);
    if (refused !== null) return;
    new OwnForms().remember(written);
    onChange(written);
  };
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <NativeSelect
          size="xs"
          label="Turns begin like"
          data={choicesWith(remembered)}
          value={isDescribed ? OWN : (pattern ?? '')}
          onChange={({ currentTarget: { value } }) => {
            setIsDescribed(value === OWN);
            if (value !== OWN) onChange(value || undefined);
          }}
        />
        {onAll && pattern !== undefined && (
          <Button size="xs" variant="default" onClick={onAll}>
            Use for all texts
          </Button>
        )}
      </div>
      {isDescribed && (
        <div className={styles.row}>
          <Textarea
            size="xs"
            className={styles.own}
            label="The form"
            description="{name}, {time}, {end}, {number} and {text} stand for parts, {skip} for what is left out. A second line is a line of the text."
            autosize
            minRows={1}
            maxRows={5}
            maxLength={PATTERN_MAX}
            value={written}
            error={problem}
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          />
          <Button size="xs" variant="default" onClick={use}>
            Use this form
          </Button>
        </div>
      )}
    </div>
  );
}
