import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import type { SsoConnectionView } from '@evident/domain/sso';
import type { GroupView } from '@evident/domain/workspaces';

type Rule = SsoConnectionView['groupRules'][number];
export type MappingWording = Pick<SsoConnectionView, 'attributes' | 'groupRules'>;

interface Props {
  readonly value: MappingWording;
  readonly onChange: (value: MappingWording) => void;
  readonly groups: readonly Pick<GroupView, 'id' | 'name'>[];
}

const ATTRIBUTES = [
  ['email', 'Attribute with the email'],
  ['name', 'Attribute with the name'],
  ['groups', 'Attribute with the groups'],
] as const;
const ROLES = [
  { value: 'VIEWER', label: 'Viewer' },
  { value: 'CONTRIBUTOR', label: 'Contributor' },
  { value: 'MANAGER', label: 'Manager' },
];
const NEW: Rule = { value: '', groupId: null, role: null, admin: false };

/** The names of attributes, and what groups of the directory give. */
export function MappingFields({ value, onChange, groups }: Props) {
  const { attributes, groupRules } = value;
  const change = (rules: readonly Rule[]) => onChange({ attributes, groupRules: [...rules] });
  return (
    <Stack gap="sm">
      {ATTRIBUTES.map(([key, label]) => (
        <TextInput
          key={key}
          label={label}
          placeholder="The usual names"
          value={attributes[key]}
          onChange={(event) =>
            onChange({ groupRules, attributes: { ...attributes, [key]: event.currentTarget.value } })
          }
        />
      ))}
      {groupRules.map((rule, at) => (
        <RuleFields
          // Rules have no identity besides their place.
          // oxlint-disable-next-line no-array-index-key
          key={at}
          number={at + 1}
          rule={rule}
          groups={groups}
          onChange={(next) => change(groupRules.with(at, next))}
          onRemove={() => change(groupRules.toSpliced(at, 1))}
        />
      ))}
      <Group>
        <Button variant="default" onClick={() => change([...groupRules, NEW])}>
          Add group rule
        </Button>
      </Group>
    </Stack>
  );
}

interface RuleProps {
  readonly number: number;
  readonly rule: Rule;
  readonly groups: Props['groups'];
  readonly onChange: (rule: Rule) => void;
  readonly onRemove: () => void;
}

function RuleFields({ number, rule, groups, onChange, onRemove }: RuleProps) {
  return (
    <fieldset>
      <legend>Group rule {number}</legend>
      <Stack gap="xs">
        <TextInput
          label="Group in the directory"
          required
          withAsterisk={false}
          value={rule.value}
          onChange={(event) => onChange({ ...rule, value: event.currentTarget.value })}
        />
        <Select
          label="Group here"
          clearable
          clearButtonProps={{ 'aria-label': 'No group' }}
          placeholder="None"
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={rule.groupId}
          onChange={(groupId) => onChange({ ...rule, groupId })}
        />
        <Select
          label="Role"
          clearable
          clearButtonProps={{ 'aria-label': 'No role' }}
          placeholder="Unchanged"
          data={ROLES}
          value={rule.role}
          onChange={(role) => onChange({ ...rule, role: role as Rule['role'] })}
        />
        <Group justify="space-between">
          <Checkbox
            label="Workspace admin"
            checked={rule.admin}
            onChange={(event) => onChange({ ...rule, admin: event.currentTarget.checked })}
          />
          <Button size="compact-sm" variant="default" color="red" onClick={onRemove}>
            Remove rule
          </Button>
        </Group>
      </Stack>
    </fieldset>
  );
}
