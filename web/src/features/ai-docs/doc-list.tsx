import { Button, TextInput } from '@mantine/core';
import type { AiDocSummary } from '@evident/domain/ai-docs';
import { FilePenLine, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { aiDocListQuery } from '../../data/ai-docs/queries.ts';
import { useAddressText } from '../../kernel/use-address-choice.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { docPath } from './links.ts';
import styles from './ai-docs.module.css';

const STATES: Partial<Record<AiDocSummary['state'], string>> = {
  WAITING: 'Waiting',
  WORKING: 'Writing…',
  FAILED: 'Failed',
  CANCELLED: 'Stopped',
};

/** Docs, latest first, found by the words of their titles. */
export function DocList({ action }: { action?: ReactNode }) {
  const [search, setSearch] = useAddressText('q');
  const query = search.trim();
  const docs = usePages(aiDocListQuery(query === '' ? {} : { query }), { keep: true });
  const hasNone = query === '' && docs.items?.length === 0;
  return (
    <>
      {!hasNone && (
        <TextInput
          className={styles.search}
          type="search"
          aria-label="Find docs"
          placeholder="Find by title"
          leftSection={<Search size={14} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <Listing
        of={docs}
        things="docs"
        empty={
          query === '' ? (
            <EmptyState icon={FilePenLine} title="No docs yet" action={action}>
              AI writes a doc from notes, insights or tags, and every sentence shows its quotes. Then you edit it.
            </EmptyState>
          ) : (
            <FilteredToNothing things="docs" onClear={() => setSearch('')} />
          )
        }
      >
        {(items) => (
          <>
            <ul className={styles.list} aria-label="Docs">
              {items.map((doc) => (
                <DocRow key={doc.id} doc={doc} />
              ))}
            </ul>
            {docs.more && (
              <Button variant="default" loading={docs.loadingMore} onClick={docs.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </>
  );
}

function DocRow({ doc: { id, title, projectTitle, state, agent, createdBy, updatedAt } }: { doc: AiDocSummary }) {
  return (
    <li className={styles.row}>
      <Link className={styles.title} to={docPath(id)} dir="auto">
        {title}
      </Link>
      <span className={styles.about}>
        {STATES[state] ? `${STATES[state]} · ` : ''}
        {projectTitle} · {agent ? `Agent ${agent.title}` : createdBy.name} · <RelativeTime at={updatedAt} />
      </span>
    </li>
  );
}
