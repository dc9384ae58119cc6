import { Button, Select, TextInput } from '@mantine/core';
import { KINDS, capitalized, kindOf } from '@evident/domain/kinds';
import { TRASHED_TYPES, TRASH_DAYS, type TrashedType } from '@evident/domain/trash';
import { Search, Trash2 } from 'lucide-react';
import { trashQuery } from '../../data/trash/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { TrashRow } from './trash-row.tsx';
import styles from './trash-list.module.css';

const FILTERS: readonly (TrashedType | 'ALL')[] = ['ALL', ...TRASHED_TYPES];
const labelOf = (type: TrashedType | 'ALL'): string =>
  type === 'ALL' ? 'All types' : capitalized(KINDS[kindOf(type)].many);

/** The trash: what the member deleted or can restore, latest first. @param projectId only what was in this project */
export function TrashList({ projectId }: { projectId?: string }) {
  const [kind, setKind] = useAddressChoice('type', FILTERS, 'ALL');
  const [search, setSearch] = useAddressText('q');
  const trash = usePages(trashQuery(kind === 'ALL' ? undefined : kind, search.trim(), projectId), { keep: true });
  const filtered = kind !== 'ALL' || search.trim() !== '';
  const clear = () => {
    setKind('ALL');
    setSearch('');
  };
  return (
    <>
      <div className={styles.bar}>
        <TextInput
          aria-label="Search the trash"
          placeholder="Search by title"
          leftSection={<Search size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className={styles.search}
        />
        <Select
          aria-label="Type"
          data={FILTERS.map((value) => ({ value, label: labelOf(value) }))}
          value={kind}
          onChange={(value) => setKind(value ?? 'ALL')}
          allowDeselect={false}
          className={styles.kind}
        />
      </div>
      <Listing
        of={trash}
        things="deleted items"
        empty={
          filtered ? (
            <FilteredToNothing things="deleted items" onClear={clear} />
          ) : (
            <EmptyState icon={Trash2} title="The trash is empty">
              Deleted notes, insights, tag boards, docs, people, projects and folders stay here for {TRASH_DAYS} days.
            </EmptyState>
          )
        }
      >
        {(items) => (
          <>
            <ul className={styles.rows} aria-label="Trash" aria-busy={trash.outdated}>
              {items.map((entry) => (
                <TrashRow key={entry.id} entry={entry} />
              ))}
            </ul>
            {trash.more && (
              <Button variant="default" mt="md" loading={trash.loadingMore} onClick={trash.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </>
  );
}
