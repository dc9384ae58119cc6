import { type CredentialField, type FetchedSource, SOURCE_KINDS, SOURCE_NAMES } from '@evident/domain/channels';
import { PasswordInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { StepProblem } from './step-problem.tsx';
import type { SourceSetup } from './use-source-setup.ts';

interface Props {
  source: FetchedSource;
  setup: Pick<SourceSetup, 'credentials' | 'type' | 'connecting'>;
}

/** The fields that a service asks for. */
export function ConnectingSource({ source, setup: { credentials, type, connecting } }: Props) {
  const { credentials: fields, connection } = SOURCE_KINDS[source];
  return (
    <Stack gap="sm">
      {connection !== undefined && (
        <Text>
          {SOURCE_NAMES[source]} are read with the connection of the workspace, which is in the{' '}
          <Link to="/settings/integrations">integrations</Link>.
        </Text>
      )}
      {fields.map((field, at) => (
        <Field
          key={field.name}
          field={field}
          first={at === 0}
          value={credentials[field.name] ?? ''}
          onType={(value) => type(field.name, value)}
        />
      ))}
      {fields.some(({ secret }) => secret) && (
        <Text size="sm" c="dimmed">
          Secrets are encrypted, and never shown again.
        </Text>
      )}
      <StepProblem problem={connecting.problem} error={connecting.error} />
    </Stack>
  );
}

interface FieldProps {
  field: CredentialField;
  first: boolean;
  value: string;
  onType: (value: string) => void;
}

function Field({ field: { label, hint, secret, long }, first, value, onType }: FieldProps) {
  const shared = {
    label,
    description: hint,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
    ...(first && { 'data-autofocus': true }),
  };
  if (long) return <Textarea {...shared} autosize minRows={4} maxRows={8} autoComplete="off" spellCheck={false} />;
  // A manager of passwords would offer that of the member.
  if (secret) return <PasswordInput {...shared} autoComplete="new-password" />;
  return <TextInput {...shared} autoComplete="off" spellCheck={false} />;
}
