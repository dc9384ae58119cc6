import { Group, TextInput } from '@mantine/core';
import { DayInput } from '../ui/day-input/day-input.tsx';
import { editableDay } from '../ui/day-input/typed-day.ts';
import { TimeInput } from '../ui/time-input/time-input.tsx';
import { timeText } from '../ui/time-input/typed-time.ts';
import type { FieldInputProps, ShownFieldType } from './field-type.ts';

const DAY = 'YYYY-MM-DD'.length;
const MIDNIGHT = 'T00:00:00.000Z';

/** A day, and the time if the value has one. Both are shown in UTC, as they are stored. */
export function DateInput({ field: { label }, value, reason, onChange }: FieldInputProps) {
  const moment = value?.moment ?? '';
  const day = moment.slice(0, DAY);
  const time = moment === '' || moment.endsWith(MIDNIGHT) ? null : timeOf(moment);
  if (reason !== undefined)
    return (
      <TextInput
        label={label}
        description={time && 'UTC'}
        readOnly
        value={[day && editableDay(day), time && timeText(time)].filter(Boolean).join(' ')}
        placeholder="Empty"
      />
    );
  const set = (newDay: string, at = time) =>
    onChange(newDay === '' ? {} : { moment: `${newDay}T${at ? timeText(at) : '00:00'}:00Z` });
  const days = <DayInput label={label} value={day} onChange={(chosen) => set(chosen)} />;
  if (!time) return days;
  return (
    <Group align="flex-end" gap={8}>
      {days}
      <TimeInput label="Time (UTC)" value={time} onChange={(chosen) => set(day, chosen)} />
    </Group>
  );
}

const timeOf = (moment: string) => ({ hour: Number(moment.slice(11, 13)), minute: Number(moment.slice(14, 16)) });

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
