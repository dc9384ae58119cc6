import { Badge, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { DOMAIN_MAILBOXES, type DomainMailbox, type SsoDomainView } from '@evident/domain/sso';
import { useQuery } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { useDomains } from '../../data/sso/mutations.ts';
import { domainsQuery } from '../../data/sso/queries.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { Dialog } from '../../ui/dialog.tsx';
import lines from '../../ui/lines.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { CopiedValue } from './copied-value.tsx';

/** The mail domains that the workspace owns. */
export function Domains() {
  const { data: items, error: problem, refetch } = useQuery(domainsQuery());
  const [domain, setDomain] = useState('');
  const { add } = useDomains();
  return (
    <Stack gap="sm">
      <Listing of={{ items, problem, again: () => void refetch() }} things="domains" empty={<p>No domains yet.</p>}>
        {(domains) => (
          <ul className={lines.lines} aria-label="Domains">
            {domains.map((each) => (
              <Row key={each.id} domain={each} />
            ))}
          </ul>
        )}
      </Listing>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate(domain, { onSuccess: () => setDomain('') });
        }}
      >
        <Group align="flex-end">
          <TextInput
            label="Domain"
            placeholder="example.com"
            required
            withAsterisk={false}
            value={domain}
            onChange={(event) => setDomain(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={add.isPending}>
            Add domain
          </Button>
        </Group>
      </form>
      <ProblemNote problem={add.error} />
    </Stack>
  );
}

function Row({ domain }: { domain: SsoDomainView }) {
  const [verifying, setVerifying] = useState(false);
  const { remove } = useDomains();
  return (
    <li className={lines.line}>
      <AtSign size={16} aria-hidden />
      <span className={lines.main}>{domain.domain.slice(1)}</span>
      <Badge variant="light" color="gray">
        {domain.verifiedAt ? 'Verified' : 'Not verified'}
      </Badge>
      {!domain.verifiedAt && (
        <Button size="compact-sm" variant="default" onClick={() => setVerifying(true)}>
          Verify
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        color="red"
        loading={remove.isPending}
        onClick={() => remove.mutate(domain.id, { onError: (thrown) => showProblem(thrown) })}
      >
        Remove
      </Button>
      {verifying && <VerifyDomain domain={domain} onClose={() => setVerifying(false)} />}
    </li>
  );
}

function VerifyDomain({ domain: { id, domain, record }, onClose }: { domain: SsoDomainView; onClose: () => void }) {
  const { verify, mail } = useDomains();
  const [mailbox, setMailbox] = useState<DomainMailbox>('admin');
  const [code, setCode] = useState('');
  const sent = mail.isSuccess;
  return (
    <Dialog opened onClose={onClose} title={`Verify ${domain.slice(1)}`}>
      <Stack gap="sm">
        <p>Add this TXT record to the DNS of the domain. Changes can take an hour.</p>
        <CopiedValue label="TXT record" value={record} />
        <Group justify="flex-end">
          <Button loading={verify.isPending} onClick={() => verify.mutate({ domainId: id }, { onSuccess: onClose })}>
            Verify record
          </Button>
        </Group>
        <p>Or send a code to a mailbox of those who run the domain.</p>
        <Group align="flex-end">
          <Select
            label="Mailbox"
            allowDeselect={false}
            data={DOMAIN_MAILBOXES.map((name) => ({ value: name, label: `${name}${domain}` }))}
            value={mailbox}
            onChange={(chosen) => setMailbox(chosen as DomainMailbox)}
          />
          <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate({ domainId: id, mailbox })}>
            Send code
          </Button>
        </Group>
        {sent && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              verify.mutate({ domainId: id, code }, { onSuccess: onClose });
            }}
          >
            <Group align="flex-end">
              <TextInput
                label="Code"
                autoComplete="one-time-code"
                required
                withAsterisk={false}
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
              <Button type="submit" loading={verify.isPending}>
                Verify code
              </Button>
            </Group>
          </form>
        )}
        <ProblemNote problem={verify.error ?? mail.error} />
      </Stack>
    </Dialog>
  );
}
