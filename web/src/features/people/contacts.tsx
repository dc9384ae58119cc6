import { Button, Checkbox, Menu, TextInput } from '@mantine/core';
import { isOfRole } from '@evident/domain/permissions';
import { type PersonFilter, type PersonRow, PEOPLE_BULK_MAX, personName } from '@evident/domain/people';
import { ChevronDown, ContactRound, Download, FileUp, Files, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { peopleQuery } from '../../data/people/queries.ts';
import { beginField } from '../../kernel/keys/begun.ts';
import { holdKeys } from '../../kernel/keys/type-ahead.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import type { ListFilter } from '../../ui/list-filter.ts';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { Refused } from '../../ui/states/refused.tsx';
import { BulkEdit } from './bulk-edit.tsx';
import { ContactName } from './contact-name.tsx';
import { useCreatePerson } from '../../data/people/mutations.ts';
import { usePeopleReason } from './use-people-reason.ts';
import styles from './people.module.css';

const SORTS = { NAME: 'Name', UPDATED: 'Last changed', CREATED: 'Newest' } as const;
type Sort = keyof typeof SORTS;
const ROW_HEIGHT = 44;

interface Props {
  /** The filter in the URL. */
  filter: ListFilter;
  onImport: () => void;
  onSources: () => void;
}

/** The people of the workspace: find, create, import, export, and edit several at once. */
export function Contacts({ filter: { parameter, bar, blocked, clear: clearFilter }, onImport, onSources }: Props) {
  const { sees, reason, exportReason } = usePeopleReason();
  const [search, setSearch] = useAddressText('search');
  const [sort, setSort] = useAddressChoice<Sort>('sort', Object.keys(SORTS) as Sort[], 'NAME');
  const filter: PersonFilter = {
    ...(search.trim() === '' ? {} : { search }),
    ...(parameter === undefined ? {} : { filter: parameter }),
    ...(sort === 'NAME' ? {} : { sort }),
  };
  const people = usePages(peopleQuery(filter), { keep: true, enabled: blocked === null });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { open } = usePeek();
  const create = useCreatePerson();
  const createOne = async () => {
    const stop = holdKeys();
    const id = await create('');
    if (id === undefined) return stop();
    beginField(id);
    open({ kind: 'person', id });
  };
  if (!sees)
    return (
      <Refused
        title="You don’t have access to contacts"
        reason="A workspace admin can give you access in the settings."
      />
    );
  const clear = () => {
    setSearch('');
    if (parameter !== undefined) clearFilter();
  };
  const createButton = (
    <DisabledReason reason={reason}>
      <Button leftSection={<Plus size={14} aria-hidden />} onClick={() => void createOne()}>
        Create contact
      </Button>
    </DisabledReason>
  );
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          aria-label="Search contacts"
          placeholder="Search by name"
          leftSection={<Search size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Menu>
          <Menu.Target>
            <Button variant="default" rightSection={<ChevronDown size={13} aria-hidden />}>
              {SORTS[sort]}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(Object.keys(SORTS) as Sort[]).map((one) => (
              <Menu.Item key={one} onClick={() => setSort(one)}>
                {SORTS[one]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <DisabledReason reason={reason}>
          <Button variant="default" leftSection={<FileUp size={14} aria-hidden />} onClick={onImport}>
            Import contacts
          </Button>
        </DisabledReason>
        <Button variant="default" leftSection={<Files size={14} aria-hidden />} onClick={onSources}>
          Sources
        </Button>
        {blocked === null && (
          <DisabledReason reason={exportReason}>
            <Button
              variant="default"
              leftSection={<Download size={14} aria-hidden />}
              component="a"
              href={exportAddress(filter)}
              download="people.csv"
            >
              Export
            </Button>
          </DisabledReason>
        )}
        {createButton}
      </div>
      <div className={styles.filter}>{bar}</div>
      {chosen.size > 0 && (
        <BulkEdit
          personIds={[...chosen].slice(0, PEOPLE_BULK_MAX)}
          reason={reason}
          onDone={() => setChosen(new Set())}
        />
      )}
      {blocked ?? (
        <Listing
          of={people}
          things="contacts"
          empty={
            search.trim() === '' && parameter === undefined ? (
              <EmptyState icon={ContactRound} title="Contacts are the people you learn from" action={createButton}>
                Import them from a table, or link the speakers of your interviews.
              </EmptyState>
            ) : (
              <FilteredToNothing things="contacts" onClear={clear} />
            )
          }
        >
          {(items) => (
            <Rows
              items={items}
              label="Contacts"
              height={ROW_HEIGHT}
              more={people.more}
              loadingMore={people.loadingMore}
            >
              {(person) => (
                <ContactRow
                  person={person}
                  chosen={chosen.has(person.id)}
                  onChoose={isOfRole(reason) ? undefined : (on) => setChosen(withOne(chosen, person.id, on))}
                />
              )}
            </Rows>
          )}
        </Listing>
      )}
    </>
  );
}

function ContactRow({
  person,
  chosen,
  onChoose,
}: {
  person: PersonRow;
  chosen: boolean;
  /** Undefined for members who can never change people. */
  onChoose: ((on: boolean) => void) | undefined;
}) {
  const details = Object.values(person.details as Record<string, string>).slice(0, 3);
  return (
    <div className={styles.contact}>
      {onChoose && (
        <Checkbox
          aria-label={`Choose ${personName(person.name)}`}
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <span className={styles.who}>
        <ContactName personId={person.id} name={person.name} />{' '}
        <span className={styles.dim}>{details.join(' · ')}</span>
      </span>
      <span className={styles.dim}>{person.noteCount === 1 ? '1 note' : `${person.noteCount} notes`}</span>
    </div>
  );
}

const withOne = (set: ReadonlySet<string>, id: string, on: boolean): Set<string> => {
  const next = new Set(set);
  if (on) next.add(id);
  else next.delete(id);
  return next;
};

const exportAddress = (filter: PersonFilter): string => `/api/v1/people/export?${new URLSearchParams(filter)}`;
