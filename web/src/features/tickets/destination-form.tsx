import { Button, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core';
import { TITLE_MAX } from '@evident/domain/kernel';
import {
  DESTINATION_KINDS,
  type DestinationKind,
  type DestinationView,
  KIND_NAMES,
  type NewDestination,
} from '@evident/domain/tickets';
import { type FormEvent, useState } from 'react';
import { ProblemNote } from '../../ui/problem-note.tsx';

type Wording = Required<Omit<NewDestination, 'token' | 'signingSecret'>> & { token: string; signingSecret: string };
type Name = Exclude<keyof Wording, 'kind'>;

const EMPTY: Wording = {
  title: '',
  kind: 'JIRA',
  url: '',
  project: '',
  account: '',
  issueType: '',
  header: '',
  urlPointer: '',
  keyPointer: '',
  token: '',
  signingSecret: '',
};

interface Field {
  readonly name: Name;
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly secret?: boolean;
}

const TITLE: Field = { name: 'title', label: 'Name', placeholder: 'Product backlog', required: true };
const FIELDS: Readonly<Record<DestinationKind, readonly Field[]>> = {
  JIRA: [
    TITLE,
    { name: 'url', label: 'Site', placeholder: 'https://acme.atlassian.net', required: true },
    { name: 'project', label: 'Project key', placeholder: 'RES', required: true },
    { name: 'issueType', label: 'Issue type', placeholder: 'Task' },
    { name: 'account', label: 'Email address of the account', placeholder: 'ada@example.com', required: true },
    { name: 'token', label: 'API token', description: 'Of this account', required: true, secret: true },
  ],
  LINEAR: [
    TITLE,
    {
      name: 'project',
      label: 'Team ID',
      description: 'In Linear: open the team, then “Copy model UUID”',
      required: true,
    },
    {
      name: 'token',
      label: 'API key',
      description: 'In Linear: Settings, Security & access',
      required: true,
      secret: true,
    },
  ],
  GITHUB: [
    TITLE,
    { name: 'project', label: 'Repository', placeholder: 'acme/app', required: true },
    {
      name: 'token',
      label: 'Access token',
      description: 'Fine-grained, for this repository, with read and write access to issues',
      required: true,
      secret: true,
    },
  ],
  GENERIC: [
    TITLE,
    { name: 'url', label: 'Address', description: 'Called with POST. It must begin with https://', required: true },
    { name: 'header', label: 'Header', placeholder: 'Authorization' },
    { name: 'token', label: 'Value of the header', secret: true },
    {
      name: 'signingSecret',
      label: 'Signing secret',
      description: 'whsec_… signs as Standard Webhooks says',
      secret: true,
    },
    { name: 'urlPointer', label: 'Address of the ticket in the answer', placeholder: '/url' },
    { name: 'keyPointer', label: 'Key of the ticket in the answer', placeholder: '/key' },
  ],
};

interface Props {
  /** Null for a new one. */
  destination: DestinationView | null;
  busy: boolean;
  problem: Error | null;
  onSave: (wanted: NewDestination) => void;
  onClose: () => void;
}

/** The fields of a destination. Stored secrets are not shown; a field that stays empty keeps them. */
export function DestinationForm({ destination, busy, problem, onSave, onClose }: Props) {
  const [wording, setWording] = useState<Wording>({ ...EMPTY, ...destination });
  const { kind } = wording;
  const fields = FIELDS[kind];
  const stored = { token: destination?.hasToken === true, signingSecret: destination?.signed === true };
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(sentOf(wording, fields, destination === null));
  };
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        {destination === null && (
          <Select
            data-autofocus
            label="Service"
            allowDeselect={false}
            data={DESTINATION_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
            value={kind}
            onChange={(chosen) => setWording({ ...EMPTY, title: wording.title, kind: chosen as DestinationKind })}
          />
        )}
        {fields.map(({ name, secret, required, placeholder, ...field }) => {
          const isStored = (name === 'token' || name === 'signingSecret') && stored[name];
          const Input = secret ? PasswordInput : TextInput;
          return (
            <Input
              key={`${kind}-${name}`}
              {...field}
              placeholder={isStored ? 'Stored. Enter a new one to replace it' : placeholder}
              required={required === true && !isStored}
              withAsterisk={false}
              maxLength={name === 'title' ? TITLE_MAX : undefined}
              autoComplete="off"
              value={wording[name]}
              onChange={(event) => setWording({ ...wording, [name]: event.currentTarget.value })}
            />
          );
        })}
        <ProblemNote problem={problem} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {destination === null ? 'Add destination' : 'Save destination'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The values that the service uses; empty ones of a new destination are left out. */
function sentOf(wording: Wording, fields: readonly Field[], isNew: boolean): NewDestination {
  const values = fields.flatMap(({ name, secret }) =>
    wording[name].trim() === '' && (secret || isNew) ? [] : [[name, wording[name].trim()] as const],
  );
  return { kind: wording.kind, ...(Object.fromEntries(values) as Omit<NewDestination, 'kind'>) };
}
