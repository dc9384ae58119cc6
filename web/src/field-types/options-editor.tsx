import { ActionIcon, Button, TextInput } from '@mantine/core';
import { OPTION_LABEL_MAX, SELECT_OPTIONS_MAX } from '@evident/domain/fields';
import { HUE_HEX, HUES, nearestHue } from '@evident/domain/tags';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { MenuButton } from '../ui/menu-button.tsx';
import type { DraftOption } from './field-draft.ts';
import { neighborAfterStep } from './steps.ts';
import styles from './field-types.module.css';

interface Props {
  options: readonly DraftOption[];
  onChange: (options: DraftOption[]) => void;
}

let made = 0;
const newKey = (): string => `new-${(made += 1)}`;

/** The options of a select field: label, color and order. Enter adds the next one. */
export function OptionsEditor({ options, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const set = (key: string, change: Partial<DraftOption>) =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...change } : option)));
  const add = () => {
    if (options.length >= SELECT_OPTIONS_MAX) return;
    onChange([...options, { key: newKey(), label: '' }]);
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };
  const step = (key: string, by: 1 | -1) => {
    const before = neighborAfterStep(
      options.map((option) => option.key),
      key,
      by,
    );
    if (before === undefined) return;
    const moved = options.find((option) => option.key === key)!;
    const others = options.filter((option) => option.key !== key);
    const at = before === null ? others.length : others.findIndex((option) => option.key === before);
    onChange([...others.slice(0, at), moved, ...others.slice(at)]);
  };
  return (
    <fieldset className={styles.options}>
      <legend>Options</legend>
      <ul ref={list} className={styles.list}>
        {options.map(({ key, label, color }, place) => (
          <li key={key} className={styles.option}>
            <MenuButton
              label={`Color of ${label || `option ${place + 1}`}`}
              position="bottom-start"
              entries={HUES.map((hue) => ({
                label: hue,
                chosen: color !== undefined && nearestHue(color) === hue,
                run: () => set(key, { color: HUE_HEX[hue] }),
              }))}
            >
              <ActionIcon aria-label={`Color of ${label || `option ${place + 1}`}`}>
                <span className={styles.dot} data-hue={color === undefined ? 'grey' : nearestHue(color)} aria-hidden />
              </ActionIcon>
            </MenuButton>
            <TextInput
              aria-label={`Option ${place + 1}`}
              value={label}
              maxLength={OPTION_LABEL_MAX}
              className={styles.grows}
              onChange={(event) => set(key, { label: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault();
                  add();
                }
                if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                  event.preventDefault();
                  step(key, event.key === 'ArrowUp' ? -1 : 1);
                }
              }}
            />
            <ActionIcon
              aria-label={`Remove ${label || `option ${place + 1}`}`}
              onClick={() => onChange(options.filter((option) => option.key !== key))}
            >
              <X size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        size="xs"
        variant="default"
        leftSection={<Plus size={14} aria-hidden />}
        disabled={options.length >= SELECT_OPTIONS_MAX}
        onClick={add}
      >
        Add option
      </Button>
    </fieldset>
  );
}
