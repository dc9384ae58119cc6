import { Button, TextInput } from '@mantine/core';
import type { TermView } from '@evident/domain/glossary';
import { BookA, Pencil, Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCreateTerm, useTermChanges } from '../../data/glossary/mutations.ts';
import { termsQuery } from '../../data/glossary/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressText } from '../../kernel/use-address-choice.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './glossary.module.css';
import { TermDialog } from './term-dialog.tsx';

/** The words of the team by name. @param editable for managers and admins; other members read */
export function Glossary({ editable }: { editable: boolean }) {
  const [search, setSearch] = useAddressText('q');
  const query = search.trim();
  const terms = usePages(termsQuery(query), { keep: true });
  const hasNone = query === '' && terms.items?.length === 0;
  const create = editable ? <NewTerm /> : null;
  return (
    <>
      {!hasNone && (
        <div className={styles.bar}>
          <TextInput
            className={styles.search}
            type="search"
            aria-label="Search the glossary"
            placeholder="Search the glossary"
            leftSection={<Search size={14} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          {create}
        </div>
      )}
      <Listing
        of={terms}
        things="terms"
        empty={
          query === '' ? (
            <EmptyState icon={BookA} title="The words of your team" action={create}>
              Add product names and abbreviations. A search for one name then finds the others, and answers know what
              they mean.
            </EmptyState>
          ) : (
            <FilteredToNothing things="terms" onClear={() => setSearch('')} />
          )
        }
      >
        {(items) => (
          <>
            <ul className={styles.terms} aria-label="Terms" aria-busy={terms.outdated}>
              {items.map((term) => (
                <TermRow key={term.id} term={term} editable={editable} />
              ))}
            </ul>
            {terms.more && (
              <Button variant="default" mt="md" loading={terms.loadingMore} onClick={terms.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </>
  );
}

function NewTerm() {
  const [isNew, setNew] = useState(false);
  const { mutateAsync } = useCreateTerm();
  return (
    <>
      <Button leftSection={<Plus size={14} aria-hidden />} onClick={() => setNew(true)}>
        New term
      </Button>
      {isNew && <TermDialog term={null} onSave={mutateAsync} onClose={() => setNew(false)} />}
    </>
  );
}

function TermRow({ term, editable }: { term: TermView; editable: boolean }) {
  const { name, otherNames, definition } = term;
  const [edited, setEdited] = useState<TermView | null>(null);
  const { remove } = useTermChanges(term);
  return (
    <li className={styles.term}>
      <div className={styles.names}>
        <strong dir="auto">{name}</strong>
        {otherNames.length > 0 && <span className={styles.others}>{otherNames.join(', ')}</span>}
      </div>
      <p className={styles.definition} dir="auto">
        {definition}
      </p>
      {editable && (
        <MenuButton
          label={`More for ${name}`}
          entries={[
            { label: 'Edit…', icon: Pencil, opensField: true, run: () => setEdited(term) },
            { label: 'Delete', icon: Trash2, danger: true, apart: true, run: () => void remove() },
          ]}
        />
      )}
      {edited && <EditedTerm term={edited} onClose={() => setEdited(null)} />}
    </li>
  );
}

/** @param term as it was when the dialog opened: a later change of others refuses to be overwritten */
function EditedTerm({ term, onClose }: { term: TermView; onClose: () => void }) {
  const { update } = useTermChanges(term);
  return <TermDialog term={term} onSave={update} onClose={onClose} />;
}
