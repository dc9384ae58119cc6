import { Select } from '@mantine/core';
import type { ActionOf, AutomationAction } from '@evident/domain/automation';
import { Link } from 'react-router';
import type { Choices } from './choices.ts';

interface Props {
  action: ActionOf<'callWebhook' | 'createIssue'>;
  choices: Choices;
  onChange: (action: AutomationAction) => void;
}

/** The destination that an action sends to. Bodies of rules go to services of the workspace's own only. */
export function DestinationChoice({ action, choices, onChange }: Props) {
  const { actionType, parameters } = action;
  const fitting = choices.destinations.filter(({ kind }) => actionType === 'createIssue' || kind === 'GENERIC');
  if (fitting.length === 0)
    return (
      <p>
        There is no destination for this yet. Admins add them in{' '}
        <Link to="/settings/integrations">Settings, Integrations</Link>.
      </p>
    );
  return (
    <Select
      label="Destination"
      placeholder="Choose a destination"
      allowDeselect={false}
      data={fitting.map(({ id, title }) => ({ value: id, label: title }))}
      value={parameters.destinationId || null}
      onChange={(id) =>
        onChange({ ...action, parameters: { ...parameters, destinationId: id ?? '' } } as AutomationAction)
      }
    />
  );
}
