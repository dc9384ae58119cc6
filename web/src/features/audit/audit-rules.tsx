import { NativeSelect, Switch } from '@mantine/core';
import type { AuditRules } from '@evident/domain/audit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditRulesQuery, useSetAuditRules } from '../../data/audit/queries.ts';
import { SavedForm } from '../../ui/saved-form.tsx';

const KEPT: readonly (readonly [string, string])[] = [
  ['', 'Always'],
  ['180', '180 days'],
  ['365', '1 year'],
  ['730', '2 years'],
  ['1095', '3 years'],
  ['1825', '5 years'],
  ['3650', '10 years'],
];

/** How long entries are kept, and whether they also go to files. */
export function AuditRulesForm() {
  const { data: rules } = useQuery(auditRulesQuery());
  const [changed, setChanged] = useState<Partial<AuditRules>>({});
  const save = useSetAuditRules();
  if (!rules) return null;
  const next = { ...rules, ...changed };
  return (
    <SavedForm
      verb="Save rules"
      changed={next.retentionDays !== rules.retentionDays || next.toFiles !== rules.toFiles}
      save={() => save(next)}
      done="The rules of the audit log were changed"
    >
      <NativeSelect
        label="Keep entries"
        description="Older entries are deleted at night. The rest can still be verified."
        value={String(next.retentionDays ?? '')}
        onChange={({ currentTarget: { value } }) =>
          setChanged({ ...changed, retentionDays: value === '' ? null : Number(value) })
        }
        data={KEPT.map(([value, label]) => ({ value, label }))}
      />
      <Switch
        label="Also write entries to files"
        description="The data folder of the server gets a file of JSON lines for each day, for your log collector."
        checked={next.toFiles}
        onChange={({ currentTarget: { checked } }) => setChanged({ ...changed, toFiles: checked })}
      />
    </SavedForm>
  );
}
