import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker, type DatePickerProps } from '@mantine/dates';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useShownPreferences } from '../../kernel/preferences.ts';
import '@mantine/dates/styles.layer.css';
import { editableDay, typedDay } from './typed-day.ts';

interface Props extends Pick<TextInputProps, 'label' | 'aria-label' | 'size' | 'error' | 'autoFocus' | 'className'> {
  /** `yyyy-mm-dd`, or empty. */
  readonly value: string;
  /** The first day that can be chosen, as `yyyy-mm-dd`. */
  readonly min?: string;
  /** Called when a day is picked, and when the field is left or Enter is pressed. Empty if the text was removed. */
  readonly onChange: (day: string) => void;
  /** Called for each complete day that is typed too: for a form that is applied as a whole. */
  readonly whileTyping?: boolean;
  readonly onEscape?: () => void;
}

/** Without the days of other months, and weekends like other days. */
const CALENDAR: DatePickerProps = { hideOutsideDates: true, weekendDays: [] };

/** A day, typed as the reader writes it or picked from a calendar. Text that is no day stays, with what to write. */
export function DayInput({ value, min, onChange, whileTyping = false, onEscape, error, size, ...field }: Props) {
  useShownPreferences();
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const day = typed === null ? value : dayOrNone(typed);

  const keep = (): boolean => {
    const found = day === null ? 'Write a day such as 2026-11-30' : tooEarly(day, min);
    setProblem(found);
    if (found !== null || day === null) return false;
    setTyped(null);
    if (day !== value) onChange(day);
    return true;
  };
  const type = (text: string): void => {
    setTyped(text);
    setProblem(null);
    const complete = dayOrNone(text);
    if (whileTyping && complete !== null && complete !== value) onChange(complete);
  };
  const pick = (picked: string | null): void => {
    setOpened(false);
    setTyped(null);
    setProblem(null);
    if (picked !== null && picked !== value) onChange(picked);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpened(true);
    } else if (event.key === 'Enter' && !keep()) event.preventDefault();
    else if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
    }
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      trapFocus
      returnFocus
      withRoles={false}
      withinPortal={false}
    >
      <Popover.Target>
        <TextInput
          {...field}
          size={size}
          value={typed ?? editableDay(value)}
          placeholder="Choose a day"
          error={problem ?? error}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              size={size === 'xs' ? 24 : 28}
              aria-label="Open the calendar"
              aria-haspopup="dialog"
              aria-expanded={opened}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setOpened(!opened)}
            >
              <CalendarDays size={16} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Calendar">
        <DatePicker {...CALENDAR} value={day || null} defaultDate={day || undefined} minDate={min} onChange={pick} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The typed day, empty if there is no text, null if the text is no day. */
const dayOrNone = (text: string): string | null => (text.trim() === '' ? '' : typedDay(text));

const tooEarly = (day: string, min: string | undefined): string | null =>
  day !== '' && min !== undefined && day < min ? `Choose ${editableDay(min)} or later` : null;
