import { Button } from '@mantine/core';
import { Files } from 'lucide-react';
import { peopleOriginsQuery } from '../../data/people/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './people.module.css';

/** The files that people came from. `onChoose` offers to show the people of a file. */
export function PeopleOrigins({ onChoose }: { onChoose?: (origin: string) => void }) {
  const origins = usePages(peopleOriginsQuery());
  return (
    <Listing
      of={origins}
      things="sources"
      empty={
        <EmptyState icon={Files} title="No imports yet">
          Files that contacts were imported from appear here.
        </EmptyState>
      }
    >
      {(items) => (
        <ul className={styles.list} aria-label="Sources">
          {items.map(({ name, created, enriched }) => (
            <li key={name} className={styles.row}>
              <span className={styles.who}>
                {name}{' '}
                <span className={styles.dim}>
                  {created} imported
                  {enriched > 0 && `, ${enriched} updated`}
                </span>
              </span>
              {onChoose && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Show contacts of ${name}`}
                  onClick={() => onChoose(name)}
                >
                  Show
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Listing>
  );
}
