import { Group, NativeSelect, TextInput } from '@mantine/core';
import { type AuditFilter, PROGRAMS } from '@evident/domain/audit';
import { memberListQuery } from '../../data/workspaces/members.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import { AREAS, PERIODS, PROGRAM_NAMES, sinceOf } from './audit-words.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ADDRESS = /^[0-9a-f.:]{2,45}$/i;

const options = (all: string, named: Readonly<Record<string, string>>) => [
  { value: '', label: all },
  ...Object.entries(named).map(([value, label]) => ({ value, label })),
];

/** The filter of the audit log, kept in the address, with its controls. */
export function useAuditFilter() {
  const [area, setArea] = useAddressChoice('area', ['', ...Object.keys(AREAS)], '');
  const [period, setPeriod] = useAddressChoice('period', Object.keys(PERIODS), 'all');
  const [program, setProgram] = useAddressChoice('program', ['', ...PROGRAMS], '');
  const [ip, setIp] = useAddressText('ip');
  const [objectId, setObject] = useAddressText('object');
  const people = usePages(memberListQuery('')).items ?? [];
  const [memberId, setMember] = useAddressChoice('member', ['', ...people.map(({ id }) => id)], '');
  const from = sinceOf(period);
  const filter: AuditFilter = {
    ...(area !== '' && { area }),
    ...(memberId !== '' && { memberId }),
    ...(program !== '' && { program }),
    ...(ADDRESS.test(ip) && { ip }),
    ...(ID.test(objectId) && { objectId }),
    ...(from !== null && { from }),
  };
  const controls = (
    <Group gap="xs" align="flex-start">
      <NativeSelect
        label="Type"
        value={area}
        onChange={(event) => setArea(event.currentTarget.value)}
        data={options('Everything', AREAS)}
      />
      <NativeSelect
        label="Member"
        value={memberId}
        onChange={(event) => setMember(event.currentTarget.value)}
        data={options('Everyone', Object.fromEntries(people.map(({ id, name }) => [id, name])))}
      />
      <NativeSelect
        label="Period"
        value={period}
        onChange={(event) => setPeriod(event.currentTarget.value)}
        data={Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }))}
      />
      <NativeSelect
        label="Program"
        value={program}
        onChange={(event) => setProgram(event.currentTarget.value as typeof program)}
        data={options('Any', PROGRAM_NAMES)}
      />
      <TextInput
        label="Address"
        placeholder="203.0.113.7"
        value={ip}
        error={ip !== '' && !ADDRESS.test(ip) && 'Not a network address'}
        onChange={(event) => setIp(event.currentTarget.value.trim())}
        w={160}
      />
      <TextInput
        label="Object"
        placeholder="Its id"
        value={objectId}
        error={objectId !== '' && !ID.test(objectId) && 'Not an id'}
        onChange={(event) => setObject(event.currentTarget.value.trim())}
        w={200}
      />
    </Group>
  );
  return { filter, period, controls };
}
