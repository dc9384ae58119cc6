import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Highlighter, Search } from 'lucide-react';
import { useId } from 'react';
import { useAddress, useAddressText } from '../../kernel/use-address-choice.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { PickerRow } from './picker-row.tsx';
import { useProjectHighlights, useProjectTags } from './use-project-highlights.ts';
import styles from './highlight-picker.module.css';

interface Props {
  projectId: string;
  /** Highlights that the insight already contains. */
  shownIds: readonly string[];
  /** Inserts a highlight as evidence; absent in view mode. */
  onInsert?: (highlightId: string) => void;
}

const SEARCH_AFTER_MS = 150;

/**
 * The highlights of the project, each with a link to its source. In edit mode they can be inserted by button or by
 * dragging.
 */
export function HighlightPicker({ projectId, shownIds, onInsert }: Props) {
  const [search, setSearch] = useAddressText('find');
  const { said, say } = useAddress();
  const tagId = said('tag') || null;
  const [wanted] = useDebouncedValue(search.trim(), SEARCH_AFTER_MS);
  const heading = useId();
  const tags = useProjectTags(projectId);
  const highlights = useProjectHighlights(projectId, { search: wanted, tagId });
  const clear = () => say({ find: '', tag: '' });
  const filtered = wanted !== '' || tagId !== null;
  return (
    <section className={styles.picker} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        Highlights of the project
      </h2>
      <div className={styles.filters}>
        <TextInput
          aria-label="Find highlights"
          placeholder="Find what people said"
          leftSection={<Search size={15} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          maxLength={200}
        />
        {tags.length > 0 && (
          <NativeSelect
            aria-label="Tag"
            value={tagId ?? ''}
            onChange={(event) => say({ tag: event.target.value })}
            data={[{ value: '', label: 'Any tag' }, ...tags.map(({ id, title }) => ({ value: id, label: title }))]}
          />
        )}
      </div>
      <Listing
        of={highlights}
        things="highlights"
        empty={
          filtered ? (
            <FilteredToNothing things="highlights" onClear={clear} />
          ) : (
            <EmptyState icon={Highlighter} title="No highlights yet">
              Open a note, select words and choose Highlight. They can then carry an insight.
            </EmptyState>
          )
        }
      >
        {(items) => (
          <>
            <ul className={styles.rows} aria-label="Highlights">
              {items.map((highlight) => (
                <PickerRow
                  key={highlight.id}
                  highlight={highlight}
                  shown={shownIds.includes(highlight.id)}
                  onInsert={onInsert && (() => onInsert(highlight.id))}
                />
              ))}
            </ul>
            {highlights.more && (
              <Button variant="default" fullWidth loading={highlights.loadingMore} onClick={highlights.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </section>
  );
}
