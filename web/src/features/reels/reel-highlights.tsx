import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel, toMs } from '@evident/domain/highlights';
import { REEL_ITEMS_MAX } from '@evident/domain/reels';
import { Highlighter, Search } from 'lucide-react';
import { useState } from 'react';
import { pickedHighlightsQuery } from '../../data/highlights/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './add-highlights.module.css';

interface Props {
  projectId: string;
  /** Highlights that are in the reel already. */
  there?: ReadonlySet<string | null>;
  /** How many more the reel takes. */
  room?: number;
  /** The button for a number of chosen highlights. */
  verb: (count: number) => string;
  loading?: boolean;
  onAdd: (highlights: readonly HighlightView[]) => void;
}

const SEARCH_AFTER_MS = 150;
const NONE: ReadonlySet<string | null> = new Set();

/** Chooses highlights of a project that a reel can play. */
export function ReelHighlights({ projectId, there = NONE, room = REEL_ITEMS_MAX, verb, loading, onAdd }: Props) {
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), SEARCH_AFTER_MS);
  const [chosen, setChosen] = useState<readonly HighlightView[]>([]);
  const found = usePages(pickedHighlightsQuery(projectId, wanted ? { search: wanted } : {}), { keep: true });
  const free = room - chosen.length;
  const toggle = (highlight: HighlightView, on: boolean) =>
    setChosen(on ? [...chosen, highlight] : chosen.filter(({ id }) => id !== highlight.id));
  const playable = { ...found, items: found.items?.filter(({ audioVideo, lost }) => audioVideo && !lost) };
  return (
    <div className={styles.choice}>
      <TextInput
        aria-label="Find highlights"
        placeholder="Find what people said"
        leftSection={<Search size={15} aria-hidden />}
        value={search}
        maxLength={200}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Listing
        of={playable}
        things="highlights"
        empty={
          <EmptyState icon={Highlighter} title="No highlights with a recording">
            {wanted ? 'Search for other words.' : 'Highlight timed words in a note with a recording first.'}
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={styles.rows} aria-label="Highlights">
            {items.map((highlight) => (
              <li key={highlight.id} className={styles.row}>
                <Checkbox
                  label={highlightLabel(highlight)}
                  description={factsOf(highlight, there.has(highlight.id))}
                  checked={chosen.some(({ id }) => id === highlight.id)}
                  disabled={free === 0 && !chosen.some(({ id }) => id === highlight.id)}
                  onChange={(event) => toggle(highlight, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {found.more && (
        <Button variant="default" loading={found.loadingMore} onClick={found.more}>
          Show more
        </Button>
      )}
      <div className={styles.end}>
        <Button disabled={chosen.length === 0} loading={loading} onClick={() => onAdd(chosen)}>
          {verb(chosen.length)}
        </Button>
      </div>
    </div>
  );
}

function factsOf({ audioVideo, speaker, noteTitle }: HighlightView, isThere: boolean): string {
  const { snippetStartTime, snippetEndTime } = audioVideo!;
  const length = clock(toMs(snippetEndTime) - toMs(snippetStartTime));
  return [speaker, noteTitle, length, isThere ? 'already in the reel' : null].filter(Boolean).join(' · ');
}
