import { MultiSelect, Select, TextInput } from '@mantine/core';
import { type PlainSchedule, type Trigger, cronOf, plainSchedule } from '@evident/domain/automation';
import { useState } from 'react';
import { TimeInput } from '../../ui/time-input/time-input.tsx';
import styles from './automation.module.css';

type Schedule = Extract<Trigger, { type: 'Cron' }>;

interface Props {
  trigger: Schedule;
  onChange: (trigger: Schedule) => void;
}

const ADVANCED = 'ADVANCED';
const REPEATS = [
  { value: 'DAY', label: 'Every day' },
  { value: 'WEEK', label: 'Every week' },
  { value: 'MONTH', label: 'Every month' },
  { value: ADVANCED, label: 'Advanced' },
];
/** In the order of the week; the values of cron count from Sunday. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, at) => ({
  value: String((at + 1) % 7),
  label,
}));
const DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1));
const ZONES = Intl.supportedValuesOf('timeZone');
const LATE = 28;

/** The same time of day, repeated otherwise. */
function repeated(every: string, before: PlainSchedule | null): PlainSchedule {
  const { hour, minute } = before ?? { hour: 9, minute: 0 };
  if (every === 'WEEK') return { every, hour, minute, weekdays: [1] };
  return every === 'MONTH' ? { every, hour, minute, day: 1 } : { every: 'DAY', hour, minute };
}

/** Chooses the times of a schedule. Those that are no plain choice are written as a cron expression. */
export function ScheduleChoice({ trigger, onChange }: Props) {
  const { cronExpression, timezone } = trigger;
  const [isAdvanced, setAdvanced] = useState(false);
  const plain = plainSchedule(cronExpression);
  const shown = isAdvanced ? null : plain;
  const choose = (schedule: PlainSchedule) => onChange({ ...trigger, cronExpression: cronOf(schedule) });
  const repeat = (every: string) => {
    setAdvanced(every === ADVANCED);
    if (every !== ADVANCED) choose(repeated(every, plain));
  };
  return (
    <>
      <div className={styles.times}>
        <Select
          label="Repeats"
          className={styles.value}
          allowDeselect={false}
          data={REPEATS}
          value={shown?.every ?? ADVANCED}
          onChange={(every) => every !== null && repeat(every)}
        />
        {shown ? (
          <PlainTimes schedule={shown} onChange={choose} />
        ) : (
          <TextInput
            label="Cron expression"
            description="Minute, hour, day, month, weekday"
            inputWrapperOrder={['label', 'input', 'description']}
            className={styles.value}
            maxLength={100}
            value={cronExpression}
            onChange={({ currentTarget }) => {
              setAdvanced(true);
              onChange({ ...trigger, cronExpression: currentTarget.value });
            }}
          />
        )}
      </div>
      <Select
        label="Time zone"
        description="Its clock changes apply"
        allowDeselect={false}
        searchable
        data={ZONES.includes(timezone) ? ZONES : [timezone, ...ZONES]}
        value={timezone}
        onChange={(zone) => onChange({ ...trigger, timezone: zone ?? timezone })}
      />
    </>
  );
}

interface TimesProps {
  schedule: PlainSchedule;
  onChange: (schedule: PlainSchedule) => void;
}

function PlainTimes({ schedule, onChange }: TimesProps) {
  return (
    <>
      {schedule.every === 'MONTH' && (
        <Select
          label="Day"
          description={schedule.day > LATE ? 'Months without this day are left out' : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
          className={styles.value}
          allowDeselect={false}
          data={DAYS}
          value={String(schedule.day)}
          onChange={(day) => day !== null && onChange({ ...schedule, day: Number(day) })}
        />
      )}
      <TimeInput
        label="At"
        className={styles.value}
        value={schedule}
        onChange={({ hour, minute }) => onChange({ ...schedule, hour, minute })}
      />
      {schedule.every === 'WEEK' && (
        <MultiSelect
          label="On"
          className={styles.weekdays}
          searchable
          data={WEEKDAYS}
          value={WEEKDAYS.flatMap(({ value }) => (schedule.weekdays.includes(Number(value)) ? [value] : []))}
          onChange={(days) => days.length > 0 && onChange({ ...schedule, weekdays: days.map(Number) })}
        />
      )}
    </>
  );
}
