import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import type { ProvisioningView } from '@evident/domain/scim';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useFeatureGate } from '../../data/plans/gates.ts';
import { provisioningQuery } from '../../data/scim/queries.ts';
import lines from '../../ui/lines.module.css';
import { PlanGate } from '../../ui/plan-gate.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { DirectoryTokens } from './directory-tokens.tsx';
import { ProvisionedGroups } from './provisioned-groups.tsx';
import { ProvisioningRules } from './provisioning-rules.tsx';

interface Props {
  /** The reason editing is disabled; null if allowed. */
  reason: string | null;
}

/** Provisioning by SCIM: the address for the directory, tokens, rules, groups and refused requests. Only for admins. */
export function Provisioning({ reason }: Props) {
  const gate = useFeatureGate('scim');
  const { data, error } = useQuery({ ...provisioningQuery(), enabled: reason === null });
  if (reason !== null) return <NothingYet>{reason}</NothingYet>;
  if (error) return <ProblemNote problem={error} />;
  if (!data) return <ListSkeleton things="provisioning" />;
  const closed = gate === null ? null : gate.title;
  return (
    <Stack gap="lg">
      <PlanGate gate={gate} />
      <Address provisioning={data} />
      <Section title="Tokens" count={data.tokens.length}>
        <DirectoryTokens tokens={data.tokens} reason={closed} />
      </Section>
      <Section title="Rules">
        <ProvisioningRules rules={data} reason={closed} />
      </Section>
      <Section title="Groups" count={data.groups.length}>
        <ProvisionedGroups groups={data.groups} reason={closed} />
      </Section>
      <Section title="Refused requests" count={data.failures.length}>
        <Failures failures={data.failures} />
      </Section>
    </Stack>
  );
}

function Address({ provisioning: { baseUrl, users, lastRequestAt } }: { provisioning: ProvisioningView }) {
  const people = users === 1 ? '1 member is' : `${users} members are`;
  return (
    <div>
      <Group align="end" gap="xs">
        <TextInput
          label="Base address"
          description="Enter it in the directory, with a token as the bearer token."
          readOnly
          value={baseUrl}
          w={420}
          maw="100%"
        />
        <CopyButton value={baseUrl}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <NothingYet>
        {people} provisioned.{' '}
        {lastRequestAt === null ? (
          'The directory has not sent a request yet.'
        ) : (
          <>
            Last request <RelativeTime at={lastRequestAt} />.
          </>
        )}
      </NothingYet>
    </div>
  );
}

function Failures({ failures }: { failures: ProvisioningView['failures'] }) {
  if (failures.length === 0) return <NothingYet>Requests that Evident could not carry out appear here.</NothingYet>;
  return (
    <ul className={lines.lines} aria-label="Refused requests">
      {failures.map(({ id, at, request, subject, reason }) => (
        <li key={id} className={lines.line}>
          <CircleAlert size={16} aria-hidden />
          <span className={lines.main}>
            {subject === null ? request : `${request}: ${subject}`}
            <small>{reason}</small>
          </span>
          <RelativeTime at={at} />
        </li>
      ))}
    </ul>
  );
}
