import { Button, Group, Table } from '@mantine/core';
import type { AuditEntryView } from '@evident/domain/audit';
import { Download, ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { auditEntriesQuery, auditExportPath } from '../../data/audit/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { PersonLink } from '../../ui/person-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { exactTime, shownMoment } from '../../ui/time.ts';
import { ChainCheck } from './chain-check.tsx';
import { useAuditFilter } from './audit-filters.tsx';
import { actionWords, actorWords, detailWords, objectWords, sourceWords } from './audit-words.ts';
import styles from './audit-log.module.css';

const FORMATS = [
  ['csv', 'Export CSV'],
  ['jsonl', 'Export JSON Lines'],
] as const;

/** The audit log, newest first, with filters, exports and the check of its chain. */
export function AuditLog() {
  const { filter, period, controls } = useAuditFilter();
  const entries = usePages(auditEntriesQuery(filter, period), { keep: true });
  return (
    <>
      {controls}
      <Group gap="xs" mt="sm">
        {FORMATS.map(([format, label]) => (
          <Button
            key={format}
            component="a"
            href={auditExportPath(filter, format)}
            download
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
          >
            {label}
          </Button>
        ))}
        <ChainCheck />
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
                  <Table.Th>From where</Table.Th>
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
  const object = objectWords(entry);
  return (
    <Table.Tr>
      <Table.Td>
        <time dateTime={entry.at} title={exactTime(new Date(entry.at))}>
          {shownMoment(entry.at)}
        </time>
      </Table.Td>
      <Table.Td>
        {entry.actorName !== null && entry.actorId !== null ? (
          <PersonLink person={{ id: entry.actorId, name: entry.actorName }} />
        ) : (
          actorWords(entry)
        )}
      </Table.Td>
      <Table.Td>
        {actionWords(entry.action)}
        {about}
        {object !== '' && about === '' && (
          <>
            {' · '}
            {entry.objectId === null ? (
              object
            ) : (
              <Link to={`/audit-log?object=${entry.objectId}`} aria-label={`Entries about this ${object}`}>
                {object}
              </Link>
            )}
          </>
        )}
      </Table.Td>
      <Table.Td title={entry.device ?? undefined}>{sourceWords(entry)}</Table.Td>
      <Table.Td>{detailWords(entry.detail)}</Table.Td>
    </Table.Tr>
  );
}
