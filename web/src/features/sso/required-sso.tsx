import { Button, Group, MultiSelect, Stack, Switch } from '@mantine/core';
import type { SsoRulesView } from '@evident/domain/sso';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useChangeSsoRules } from '../../data/sso/mutations.ts';
import { ssoRulesQuery } from '../../data/sso/queries.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** Requires single sign-on, except for admins with emergency access. */
export function RequiredSso() {
  const { data: rules, error } = useQuery(ssoRulesQuery());
  if (error) return <ProblemNote problem={error} />;
  return rules ? <Rules key={JSON.stringify(rules)} rules={rules} /> : null;
}

function Rules({ rules }: { rules: SsoRulesView }) {
  const [required, setRequired] = useState(rules.required);
  const [breakGlass, setBreakGlass] = useState(rules.breakGlass);
  const saving = useChangeSsoRules();
  const isChanged = required !== rules.required || breakGlass.join() !== rules.breakGlass.join();
  return (
    <Stack gap="sm">
      <Switch
        label="Require single sign-on"
        description="Members can enter only through a connection. Access tokens are not affected."
        checked={required}
        onChange={(event) => setRequired(event.currentTarget.checked)}
      />
      <MultiSelect
        label="Emergency access"
        description="Admins who can still sign in with their password and two-step sign-in while the directory is down."
        placeholder={breakGlass.length === 0 ? 'Choose an admin' : undefined}
        data={rules.candidates.map(({ id, name }) => ({ value: id, label: name }))}
        value={breakGlass}
        onChange={setBreakGlass}
        nothingFoundMessage="No admin has a password and two-step sign-in"
      />
      {required && !rules.required && (
        <Notice icon={TriangleAlert} tone="warn">
          Members who signed in with a password or by mail must sign in again, perhaps you too.
        </Notice>
      )}
      <ProblemNote problem={saving.error} />
      {isChanged && (
        <Group>
          <Button loading={saving.isPending} onClick={() => saving.mutate({ required, breakGlass })}>
            Save
          </Button>
        </Group>
      )}
    </Stack>
  );
}
