import { containsText } from '@evident/domain/text';
import { Button, Select, TextInput } from '@mantine/core';
import { folderTitle, type FolderView, type ProjectFilter, type ProjectView } from '@evident/domain/projects';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Folders, Search } from 'lucide-react';
import { Link } from 'react-router';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { holdKeysOnClick } from '../../kernel/keys/type-ahead.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import type { ListFilter } from '../../ui/list-filter.ts';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { filterKeys, useRowKeys } from '../../ui/use-row-keys.ts';
import { ProjectCard } from './project-card.tsx';
import { ProjectRow } from './project-row.tsx';
import { useSelectedProject } from './use-selected-project.ts';
import { useCreateReason, useRole, folderReason } from './disabled-reasons.ts';
import styles from './project-list.module.css';

const ROW = 52;
const STATUSES = ['current', 'archived', 'every'] as const;
const STATUS_NAMES = { current: 'Current', archived: 'Archived', every: 'Every status' };
const OF_STATUS: Record<(typeof STATUSES)[number], ProjectFilter['status']> = {
  current: undefined,
  archived: ['archived'],
  every: ['active', 'completed', 'archived'],
};
const ORDERS = ['rank', 'title', 'created'] as const;
const ORDER_NAMES = { rank: 'Manual order', title: 'By title', created: 'Newest first' };

interface Props {
  list: NonNullable<ProjectFilter['list']>;
  layout: 'cards' | 'rows';
  /** The filter in the URL. */
  filter: ListFilter;
  /** Empty state: `Projects others share with you appear here`. */
  empty: string;
}

/** A list of projects with filters and order, which are stored in the URL. */
export function ProjectList({ list, layout, filter: { parameter, bar, blocked, clear }, empty }: Props) {
  useRowKeys();
  const [typed, setTyped] = useAddressText('find');
  const [status, setStatus] = useAddressChoice('status', STATUSES, 'current');
  const [order, setOrder] = useAddressChoice('order', ORDERS, 'rank');
  const query = projectListQuery({ list, status: OF_STATUS[status], sort: order, filter: parameter });
  const projects = listOf(useQuery({ ...query, enabled: blocked === null, placeholderData: keepPreviousData }));
  const names = useFolderNames();
  const found = projects.items?.filter(({ title, summary }) => containsText(`${title} ${summary}`, typed));
  useSelectedProject(found);
  const plain = status === 'current' && typed.trim() === '' && parameter === undefined;
  const clearAll = () => {
    if (typed !== '') setTyped('');
    else if (parameter === undefined) setStatus('current');
    if (parameter !== undefined) clear();
  };
  return (
    <>
      <div className={styles.bar} role="search" aria-label="Projects">
        <TextInput
          className={styles.find}
          aria-label="Find a project"
          placeholder="Find a project"
          leftSection={<Search size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={filterKeys(typed, () => setTyped(''))}
        />
        <Select
          className={styles.choice}
          aria-label="Status"
          data={STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
          value={status}
          onChange={(value) => value && setStatus(value)}
          allowDeselect={false}
        />
        <Select
          className={styles.choice}
          aria-label="Order"
          data={ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }))}
          value={order}
          onChange={(value) => value && setOrder(value)}
          allowDeselect={false}
        />
        {bar}
        {found !== undefined && blocked === null && (
          <span className={styles.count} role="status">
            {found.length.toLocaleString()} {found.length === 1 ? 'project' : 'projects'}
          </span>
        )}
      </div>
      {blocked ?? (
        <Listing
          of={{ ...projects, items: found }}
          things="projects"
          shape={layout}
          empty={
            plain ? (
              <EmptyState
                icon={Folders}
                title={empty}
                action={<NewProjectButton />}
                sample={<Sample>How people plan their week · 9 interviews · 3 insights</Sample>}
              >
                A project keeps the notes, tags and insights of one study together.
              </EmptyState>
            ) : (
              <FilteredToNothing things="projects" onClear={clearAll} />
            )
          }
        >
          {(items) =>
            layout === 'rows' ? (
              <Rows items={items} label="Projects" height={ROW}>
                {(project) => <ProjectRow project={project} folder={names.get(project.folderId ?? '')} />}
              </Rows>
            ) : (
              <ul className={styles.cards} aria-label="Projects">
                {items.map((project: ProjectView) => (
                  <li key={project.id}>
                    <ProjectCard project={project} folder={names.get(project.folderId ?? '')} />
                  </li>
                ))}
              </ul>
            )
          }
        </Listing>
      )}
    </>
  );
}

function useFolderNames(): ReadonlyMap<string, string> {
  return new Map((useQuery(foldersQuery()).data ?? []).map(({ id, title }) => [id, folderTitle(title)]));
}

/** Links to the page for a new project. Disabled with a reason if the member cannot create one here. */
export function NewProjectButton({ folder = null, quiet = false }: { folder?: FolderView | null; quiet?: boolean }) {
  const role = useRole();
  const refusal = useCreateReason();
  return (
    <DisabledReason reason={refusal ?? (folder && folderReason('write', role, folder))}>
      <Button
        variant={quiet ? 'default' : 'filled'}
        onClick={holdKeysOnClick}
        renderRoot={(props) => <Link {...props} to={`/projects/new${folder === null ? '' : `?folder=${folder.id}`}`} />}
      >
        New project
      </Button>
    </DisabledReason>
  );
}
