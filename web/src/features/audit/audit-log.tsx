import { Button, Group, NativeSelect, Table } from '@mantine/core';
import type { AuditEntryView } from '@evident/domain/audit';
import { ScrollText } from 'lucide-react';
import { memberListQuery } from '../../data/workspaces/members.ts';
import { auditEntriesQuery } from '../../data/audit/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressChoice } from '../../kernel/use-address-choice.ts';
import { PersonLink } from '../../ui/person-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { exactTime, shownMoment } from '../../ui/time.ts';
import { AREAS, PERIODS, actionWords, detailWords, sinceOf } from './audit-words.ts';
import styles from './audit-log.module.css';

/** The audit log, newest first, with filters by type, member and period. */
export function AuditLog() {
  const [area, setArea] = useAddressChoice('area', ['', ...Object.keys(AREAS)], '');
  const [period, setPeriod] = useAddressChoice('period', Object.keys(PERIODS), 'all');
  const members = usePages(memberListQuery(''));
  const people = members.items ?? [];
  const [memberId, setMember] = useAddressChoice('member', ['', ...people.map(({ id }) => id)], '');
  const from = sinceOf(period);
  const entries = usePages(
    auditEntriesQuery(
      {
        ...(area === '' ? {} : { area }),
        ...(memberId === '' ? {} : { memberId }),
        ...(from === null ? {} : { from }),
      },
      period,
    ),
    { keep: true },
  );
  return (
    <>
      <Group gap="xs">
        <NativeSelect
          label="Type"
          value={area}
          onChange={(event) => setArea(event.currentTarget.value)}
          data={[
            { value: '', label: 'Everything' },
            ...Object.entries(AREAS).map(([value, label]) => ({ value, label })),
          ]}
        />
        <NativeSelect
          label="Member"
          value={memberId}
          onChange={(event) => setMember(event.currentTarget.value)}
          data={[{ value: '', label: 'Everyone' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <NativeSelect
          label="Period"
          value={period}
          onChange={(event) => setPeriod(event.currentTarget.value)}
          data={Object.entries(PERIODS).map(([value, { label }]) => ({ value, label }))}
        />
      </Group>
      <Listing
        of={entries}
        things="audit entries"
        empty={<EmptyState icon={ScrollText} title="No entries match this filter" />}
      >
        {(items) => (
          <>
            <Table aria-label="Audit log" className={styles.table}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>When</Table.Th>
                  <Table.Th>Who</Table.Th>
                  <Table.Th>What</Table.Th>
                  <Table.Th>Details</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </Table.Tbody>
            </Table>
            {entries.more && (
              <Button variant="default" loading={entries.loadingMore} onClick={entries.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const about = entry.objectName !== null && entry.objectId !== entry.actorId ? ` (${entry.objectName})` : '';
  return (
    <Table.Tr>
      <Table.Td>
        <time dateTime={entry.at} title={exactTime(new Date(entry.at))}>
          {shownMoment(entry.at)}
        </time>
      </Table.Td>
      <Table.Td>
        {entry.actorName === null ? (
          'Not signed in'
        ) : entry.actorId === null ? (
          entry.actorName
        ) : (
          <PersonLink person={{ id: entry.actorId, name: entry.actorName }} />
        )}
      </Table.Td>
      <Table.Td>
        {actionWords(entry.action)}
        {about}
      </Table.Td>
      <Table.Td>{detailWords(entry.detail)}</Table.Td>
    </Table.Tr>
  );
}
