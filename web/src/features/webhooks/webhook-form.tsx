import { MultiSelect, Stack, TextInput } from '@mantine/core';
import type { NewWebhook } from '@evident/domain/webhooks';
import { useQuery } from '@tanstack/react-query';
import { eventTypesQuery } from '../../data/webhooks/queries.ts';

export interface WebhookWording {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
}
/** Names of events come from the server. */
export const asSent = ({ url, description, events }: WebhookWording): NewWebhook => ({
  url: url.trim(),
  description,
  events: [...events] as NewWebhook['events'],
});

interface Props {
  readonly value: WebhookWording;
  readonly onChange: (value: WebhookWording) => void;
  readonly disabled?: boolean;
}

/** The fields of a webhook. */
export function WebhookForm({ value, onChange, disabled = false }: Props) {
  const { data } = useQuery(eventTypesQuery());
  return (
    <Stack gap="sm">
      <TextInput
        data-autofocus
        type="url"
        label="Address"
        description="Called with POST. It must begin with https://"
        required
        withAsterisk={false}
        maxLength={2_000}
        disabled={disabled}
        value={value.url}
        onChange={(event) => onChange({ ...value, url: event.currentTarget.value })}
      />
      <TextInput
        label="Description"
        maxLength={200}
        disabled={disabled}
        value={value.description}
        onChange={(event) => onChange({ ...value, description: event.currentTarget.value })}
      />
      <MultiSelect
        label="Events"
        description="Events that list many objects at once are added"
        placeholder={value.events.length === 0 ? 'Search events' : undefined}
        searchable
        disabled={disabled}
        data={data?.items.map(({ name }) => name) ?? [...value.events]}
        renderOption={({ option }) => (
          <span>
            {option.value}
            <br />
            <small>Sent when {data?.items.find(({ name }) => name === option.value)?.when}</small>
          </span>
        )}
        value={[...value.events]}
        onChange={(events) => onChange({ ...value, events })}
      />
    </Stack>
  );
}
