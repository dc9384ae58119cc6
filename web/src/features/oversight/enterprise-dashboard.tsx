import { Table } from '@mantine/core';
import { SIGN_IN_DAYS, type EnterpriseDashboard as Dashboard, type Totals } from '@evident/domain/oversight';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { enterpriseDashboardQuery } from '../../data/oversight/dashboard.ts';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { exactTime } from '../../ui/time.ts';
import { number, ofLimit } from './figure-words.ts';
import styles from './figures.module.css';

const stored = ({ storage }: Totals): number => Object.values(storage).reduce((sum, bytes) => sum + bytes, 0);
const KINDS = ['video', 'audio', 'images', 'documents', 'other', 'derived'] as const;
const KIND_NAMES = {
  video: 'Video',
  audio: 'Audio',
  images: 'Images',
  documents: 'Documents',
  other: 'Other',
  derived: 'Renditions',
} as const;

/** The figures of the workspaces that the person administers, and their totals. */
export function EnterpriseDashboard() {
  const { data, error, refetch } = useQuery(enterpriseDashboardQuery());
  if (error)
    return <FailedState title="The dashboard could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="the dashboard" />;
  return (
    <>
      <p className={styles.dim}>
        Workspaces where you are an admin. Counted on {exactTime(new Date(data.at))}, without the trash. Sign-ins are
        those of the last {SIGN_IN_DAYS} days, AI tokens those of this month.
      </p>
      <Members dashboard={data} />
      <Storage dashboard={data} />
    </>
  );
}

interface TableProps {
  label: string;
  dashboard: Dashboard;
  heads: readonly string[];
  cells: (figures: Totals) => readonly string[];
}

function Figures({ label, dashboard: { workspaces, totals }, heads, cells }: TableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${label}, can be scrolled sideways`}>
      <Table aria-label={label} className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Workspace</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} className={styles.number}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {workspaces.map(({ id, name, url, ...figures }) => (
            <Row key={id} title={<a href={url}>{name}</a>} cells={cells(figures)} heads={heads} />
          ))}
        </Table.Tbody>
        {workspaces.length > 1 && (
          <Table.Tfoot>
            <Row title="Total" cells={cells(totals)} heads={heads} />
          </Table.Tfoot>
        )}
      </Table>
    </div>
  );
}

function Row({ title, cells, heads }: { title: ReactNode; cells: readonly string[]; heads: readonly string[] }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{title}</Table.Th>
      {cells.map((cell, index) => (
        <Table.Td key={heads[index]} className={styles.number}>
          {cell}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

const Members = ({ dashboard }: { dashboard: Dashboard }) => (
  <Figures
    label="Members and use"
    dashboard={dashboard}
    heads={['Managers', 'Contributors', 'Viewers', 'Admins', 'Seats', 'Sign-ins', 'Signed in', 'Projects', 'AI tokens']}
    cells={({ members, seatsUsed, seatsAvailable, signIns, membersSignedIn, projects, aiTokens, aiTokensAllowed }) => [
      number(members.managers),
      number(members.contributors),
      number(members.viewers),
      number(members.admins),
      ofLimit(seatsUsed, seatsAvailable),
      number(signIns),
      number(membersSignedIn),
      number(projects),
      ofLimit(aiTokens, aiTokensAllowed),
    ]}
  />
);

const Storage = ({ dashboard }: { dashboard: Dashboard }) => (
  <Figures
    label="Storage"
    dashboard={dashboard}
    heads={['All', ...KINDS.map((kind) => KIND_NAMES[kind])]}
    cells={(figures) => [sizeInWords(stored(figures)), ...KINDS.map((kind) => sizeInWords(figures.storage[kind]))]}
  />
);
