import { Button, Group, NativeSelect, Table, TextInput } from '@mantine/core';
import {
  type OverseenProject,
  type OverseenProjectFilter,
  PROJECT_SORTS,
  type ProjectSort,
} from '@evident/domain/oversight';
import { Download, FolderSearch } from 'lucide-react';
import { Link } from 'react-router';
import { overseenProjectsPath, overseenProjectsQuery } from '../../data/oversight/projects.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { exactTime, shownMoment } from '../../ui/time.ts';
import { hoursInWords, number } from './figure-words.ts';
import styles from './figures.module.css';

const SORTS: Record<ProjectSort, string> = {
  title: 'Title',
  notes: 'Most notes',
  recordings: 'Longest recordings',
  storage: 'Most storage',
  changed: 'Latest change',
};
const STATUS = { active: 'Active', archived: 'Archived', completed: 'Completed' } as const;
const STATUSES = ['', 'active', 'completed', 'archived'] as const;
const EXPORTS_OFF = 'Exports are off in this workspace';

/** All projects of the workspace with owner, access and size. */
export function WorkspaceProjects() {
  const [sort, setSort] = useAddressChoice('sort', PROJECT_SORTS, 'title');
  const [status, setStatus] = useAddressChoice('status', STATUSES, '');
  const [words, setWords] = useAddressText('search');
  const exportReason = useWho()?.workspace.exportsAllowed === false ? EXPORTS_OFF : null;
  const filter: OverseenProjectFilter = {
    sort,
    ...(words.trim() !== '' && { search: words.trim() }),
    ...(status !== '' && { status }),
  };
  const projects = usePages(overseenProjectsQuery(filter), { keep: true });
  return (
    <>
      <Group gap="xs" align="flex-end">
        <TextInput
          type="search"
          label="Find"
          placeholder="Title or owner"
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <NativeSelect
          label="Status"
          value={status}
          onChange={({ currentTarget: { value } }) => setStatus(value as typeof status)}
          data={STATUSES.map((value) => ({ value, label: value === '' ? 'Any' : STATUS[value] }))}
        />
        <NativeSelect
          label="Sort by"
          value={sort}
          onChange={({ currentTarget: { value } }) => setSort(value as ProjectSort)}
          data={PROJECT_SORTS.map((value) => ({ value, label: SORTS[value] }))}
        />
        <DisabledReason reason={exportReason}>
          <Button
            component="a"
            href={exportReason === null ? overseenProjectsPath(filter) : undefined}
            download
            variant="default"
            disabled={exportReason !== null}
            leftSection={<Download size={16} aria-hidden />}
          >
            Export CSV
          </Button>
        </DisabledReason>
      </Group>
      <Listing of={projects} things="projects" empty={<EmptyState icon={FolderSearch} title="No projects match" />}>
        {(items) => (
          <>
            <Projects items={items} />
            {projects.more && (
              <Button variant="default" loading={projects.loadingMore} onClick={projects.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </>
  );
}

function Projects({ items }: { items: readonly OverseenProject[] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Projects, can be scrolled sideways">
      <Table aria-label="Projects" className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Project</Table.Th>
            <Table.Th>Owner</Table.Th>
            <Table.Th>Access</Table.Th>
            <Table.Th className={styles.number}>Notes</Table.Th>
            <Table.Th className={styles.number}>Recordings</Table.Th>
            <Table.Th className={styles.number}>Storage</Table.Th>
            <Table.Th>Last change</Table.Th>
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((project) => (
            <Row key={project.id} project={project} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row({ project }: { project: OverseenProject }) {
  const { id, title, owner, members, notes, recordingSeconds, storageBytes, changedAt, status } = project;
  return (
    <Table.Tr>
      <Table.Td>
        {title === null ? (
          <span className={styles.dim}>Private project</span>
        ) : (
          <Link to={`/projects/${id}`}>{title || 'Untitled'}</Link>
        )}
      </Table.Td>
      <Table.Td>
        {owner === null ? <span className={styles.dim}>Former member</span> : <PersonLink person={owner} />}
      </Table.Td>
      <Table.Td>
        {project.private ? 'Private' : 'Everyone'}, {members === 1 ? '1 member' : `${number(members)} members`}
      </Table.Td>
      <Table.Td className={styles.number}>{number(notes)}</Table.Td>
      <Table.Td className={styles.number}>{hoursInWords(recordingSeconds)}</Table.Td>
      <Table.Td className={styles.number}>{sizeInWords(storageBytes)}</Table.Td>
      <Table.Td>
        <time dateTime={changedAt} title={exactTime(new Date(changedAt))}>
          {shownMoment(changedAt)}
        </time>
      </Table.Td>
      <Table.Td>{STATUS[status]}</Table.Td>
    </Table.Tr>
  );
}
