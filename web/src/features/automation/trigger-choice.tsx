import { Select } from '@mantine/core';
import {
  HAPPENING_EVENTS,
  type HappeningEvent,
  type RuleEvent,
  type Rules,
  type Trigger,
  eventKind,
  isHappening,
} from '@evident/domain/automation';
import type { Choices } from './choices.ts';
import { firstCondition } from './new-condition.ts';
import { RulesEditor } from './rules-editor.tsx';
import { ScheduleChoice } from './schedule-choice.tsx';
import { ownTimeZone } from '../../kernel/time-zone.ts';

interface Props {
  trigger: Trigger;
  choices: Choices;
  onChange: (trigger: Trigger) => void;
}

const SCHEDULE = 'schedule';
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const whyNotOffered = (event: RuleEvent): string => (isHappening(event) ? 'only for admins' : 'does not happen yet');
const rulesOf = (event: HappeningEvent): Rules => ({ combinator: 'AND', conditions: [firstCondition(event)] });

/** Chooses when a rule runs: after an event that meets conditions, or on a schedule. */
export function TriggerChoice({ trigger, choices, onChange }: Props) {
  const offered = HAPPENING_EVENTS.filter((one) => choices.admin || !eventKind(one).adminsOnly);
  const events = offered.map((value) => ({ value: value as string, label: capital(eventKind(value).when) }));
  const chosen = trigger.type === 'Event' ? trigger.event : null;
  const notOffered =
    chosen !== null && !offered.some((one) => one === chosen)
      ? [{ value: chosen as string, label: `${capital(eventKind(chosen).when)} (${whyNotOffered(chosen)})` }]
      : [];
  const choose = (value: string) =>
    value === SCHEDULE
      ? onChange({ type: 'Cron', cronExpression: '0 9 * * 1', timezone: ownTimeZone() })
      : onChange({ type: 'Event', event: value as HappeningEvent, rules: rulesOf(value as HappeningEvent) });
  return (
    <>
      <Select
        label="When"
        allowDeselect={false}
        data={[...events, ...notOffered, { value: SCHEDULE, label: 'On a schedule' }]}
        value={trigger.type === 'Event' ? trigger.event : SCHEDULE}
        onChange={(value) => value !== null && choose(value)}
      />
      {trigger.type === 'Event' ? (
        <RulesEditor
          event={trigger.event}
          rules={trigger.rules}
          choices={choices}
          onChange={(rules) => onChange({ ...trigger, rules })}
        />
      ) : (
        <ScheduleChoice trigger={trigger} onChange={onChange} />
      )}
    </>
  );
}
