import { Checkbox } from '@mantine/core';
import { BULK_MAX, type HighlightView } from '@evident/domain/highlights';
import { Highlighter } from 'lucide-react';
import type { ReactNode } from 'react';
import { highlightListQuery } from '../../data/highlights/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import type { Paged } from '../../kernel/queries/use-pages.ts';
import type { ListFilter } from '../../ui/list-filter.ts';
import { Quote } from '../../ui/quote.tsx';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { BulkTags } from './bulk-tags.tsx';
import { HighlightFilterBar } from './highlight-filter-bar.tsx';
import { ProjectHighlightRow } from './project-highlight-row.tsx';
import { useHighlightFilter } from './use-highlight-filter.ts';
import { useHighlightSelection } from './use-highlight-selection.ts';
import { counted, exportPath } from './use-project-highlights.ts';
import styles from './project-highlights.module.css';

interface Props {
  projectId: string;
  /** The filter in the URL. */
  filter: ListFilter;
  /** The number of highlights in the project; absent until loaded. */
  count?: number;
  /** The reason tagging is disabled; null if allowed. */
  readOnly: string | null;
  /** The reason creating tags is disabled; absent if allowed. */
  whyNoNew?: string;
  /** The path of the notes, where highlights are created. */
  action?: ReactNode;
  /** Further actions for the selected highlights. */
  selectedActions?: (selected: readonly HighlightView[]) => ReactNode;
}

const ROW = 102;

/** All highlights of a project, with filters, bulk tagging and export. */
export function ProjectHighlights({
  projectId,
  filter: { bar, blocked, ...given },
  count,
  readOnly,
  whyNoNew,
  action,
  selectedActions,
}: Props) {
  const filter = useHighlightFilter(given);
  const highlights = usePages(highlightListQuery(projectId, filter.query), { keep: true, enabled: blocked === null });
  const { selected, select, all, clear } = useHighlightSelection(highlights.items ?? []);
  const ids = selected.map(({ id }) => id);
  const empty = (
    <EmptyState
      icon={Highlighter}
      title="No highlights yet"
      action={action}
      sample={
        <Sample>
          <Quote size="small" speaker="Participant 3" source="Third interview, 0:42">
            Every Friday I copy it over by hand.
          </Quote>
        </Sample>
      }
    >
      Select words in a note and choose Highlight, or press H. The highlights of all notes appear here.
    </EmptyState>
  );
  return (
    <>
      {(count !== 0 || filter.active || blocked !== null) && (
        <HighlightFilterBar
          chosen={filter}
          conditions={bar}
          found={blocked === null ? foundInWords(highlights, filter.active ? undefined : count) : undefined}
          exportTo={blocked === null ? exportPath(projectId, filter.query) : undefined}
        />
      )}
      {selected.length > 0 && (
        <BulkTags projectId={projectId} selected={selected} whyNoNew={whyNoNew} onClear={clear}>
          {selectedActions?.(selected)}
        </BulkTags>
      )}
      <div aria-busy={highlights.outdated}>
        {blocked ?? (
          <Listing
            of={highlights}
            things="highlights"
            shape="text"
            empty={filter.active ? <FilteredToNothing things="highlights" of={count} onClear={filter.clear} /> : empty}
          >
            {(items) => (
              <>
                {readOnly === null && (
                  <Checkbox
                    className={styles.all}
                    size="sm"
                    label={`Select ${items.length === 1 ? 'this one' : `these ${Math.min(items.length, BULK_MAX).toLocaleString()}`}`}
                    checked={ids.length > 0 && ids.length === Math.min(items.length, BULK_MAX)}
                    indeterminate={ids.length > 0 && ids.length < Math.min(items.length, BULK_MAX)}
                    onChange={(event) => (event.currentTarget.checked ? all() : clear())}
                  />
                )}
                <Rows
                  items={items}
                  label="Highlights"
                  height={ROW}
                  more={highlights.more}
                  loadingMore={highlights.loadingMore}
                >
                  {(highlight) => (
                    <ProjectHighlightRow
                      highlight={highlight}
                      selected={readOnly === null ? ids.includes(highlight.id) : null}
                      onSelect={(on, range) => select(highlight, on, range)}
                    />
                  )}
                </Rows>
              </>
            )}
          </Listing>
        )}
      </div>
    </>
  );
}

/** `100+ highlights` while more can be loaded. */
function foundInWords({ items, more, outdated }: Paged<HighlightView>, all: number | undefined): string | undefined {
  if (items === undefined || outdated) return undefined;
  if (more === null) return counted(items.length);
  return all === undefined ? `${items.length.toLocaleString()}+ highlights` : counted(all);
}
