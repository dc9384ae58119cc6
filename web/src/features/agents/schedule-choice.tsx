import { Select } from '@mantine/core';
import type { AgentSchedule } from '@evident/domain/agents';
import { WEEKDAYS, hourName } from './words.ts';
import styles from './agents.module.css';

interface Props {
  value: AgentSchedule;
  onChange: (schedule: AgentSchedule) => void;
}

const RHYTHMS = [
  { value: 'MANUAL', label: 'Only by hand' },
  { value: 'DAY', label: 'Daily' },
  { value: 'WEEK', label: 'Weekly' },
];
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour) }));
const ZONES = Intl.supportedValuesOf('timeZone');
const MORNING = 7;

/** Chooses when an agent runs: by hand, daily or weekly, at an hour of a time zone. */
export function ScheduleChoice({ value: { every, weekday, hour, timeZone }, onChange }: Props) {
  const change = (next: AgentSchedule['every']) =>
    onChange({
      every: next,
      weekday: next === 'WEEK' ? (weekday ?? 1) : null,
      hour: next === 'MANUAL' ? null : (hour ?? MORNING),
      timeZone,
    });
  return (
    <div className={styles.times}>
      <Select
        label="Runs"
        allowDeselect={false}
        data={RHYTHMS}
        value={every}
        onChange={(chosen) => change(chosen as AgentSchedule['every'])}
      />
      {every === 'WEEK' && (
        <Select
          label="On"
          allowDeselect={false}
          data={WEEKDAYS.map((label, at) => ({ value: String(at + 1), label }))}
          value={String(weekday)}
          onChange={(chosen) => onChange({ every, weekday: Number(chosen), hour, timeZone })}
        />
      )}
      {every !== 'MANUAL' && (
        <>
          <Select
            label="At"
            allowDeselect={false}
            data={HOURS}
            value={String(hour)}
            onChange={(chosen) => onChange({ every, weekday, hour: Number(chosen), timeZone })}
          />
          <Select
            label="Time zone"
            allowDeselect={false}
            searchable
            data={ZONES.includes(timeZone) ? ZONES : [timeZone, ...ZONES]}
            value={timeZone}
            onChange={(chosen) => onChange({ every, weekday, hour, timeZone: chosen ?? timeZone })}
          />
        </>
      )}
    </div>
  );
}
