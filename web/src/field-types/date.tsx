import { TextInput } from '@mantine/core';
import type { FieldInputProps, ShownFieldType } from './field-type.ts';

const MIDNIGHT = 'T00:00:00.000Z';

/** A day, and the time if the value has one. Both are shown in UTC, as they are stored. */
export function DateInput({ field: { label }, value, reason, onChange }: FieldInputProps) {
  const moment = value?.moment;
  const timed = moment !== undefined && !moment.endsWith(MIDNIGHT);
  const shown = moment === undefined ? '' : moment.slice(0, timed ? 16 : 10);
  return (
    <TextInput
      key={shown}
      label={label}
      description={timed ? 'UTC' : undefined}
      type={timed ? 'datetime-local' : 'date'}
      readOnly={reason !== undefined}
      defaultValue={shown}
      onBlur={({ currentTarget: { value: typed, validity } }) => {
        // A date typed by half is no date, and does not clear the one that was there.
        if (reason !== undefined || validity.badInput || typed === shown) return;
        onChange(typed === '' ? {} : { moment: timed ? `${typed}:00Z` : `${typed}T00:00:00Z` });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

export const date: ShownFieldType = {
  Input: DateInput,
  pasted(text) {
    const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00` : text);
    if (Number.isNaN(moment.getTime())) return null;
    // A day without a time is that day in every time zone.
    const day = new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
    return { moment: (text.includes(':') ? moment : day).toISOString() };
  },
};
