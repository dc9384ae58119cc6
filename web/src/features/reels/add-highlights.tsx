import { Button, Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel, toMs } from '@evident/domain/highlights';
import { REEL_ITEMS_MAX, type ReelItem, type ReelView, itemsOf } from '@evident/domain/reels';
import { Highlighter, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { pickedHighlightsQuery } from '../../data/highlights/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './add-highlights.module.css';

interface Props {
  reel: ReelView;
  /** Why the reel can't be changed; null if it can. */
  readOnly: string | null;
  onAdd: (items: ReelItem[]) => void;
}

const SEARCH_AFTER_MS = 150;

/** Adds highlights of the project to the end of a reel. */
export function AddHighlights({ reel, readOnly, onAdd }: Props) {
  const [opened, setOpened] = useState(false);
  const reason = readOnly ?? (reel.items.length < REEL_ITEMS_MAX ? null : `A reel has at most ${REEL_ITEMS_MAX} items`);
  return (
    <>
      <DisabledReason reason={reason}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          Add highlights
        </Button>
      </DisabledReason>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Add highlights"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Choice
          reel={reel}
          onAdd={(items) => {
            setOpened(false);
            onAdd(items);
          }}
        />
      </Dialog>
    </>
  );
}

function Choice({ reel, onAdd }: Pick<Props, 'reel' | 'onAdd'>) {
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), SEARCH_AFTER_MS);
  const [chosen, setChosen] = useState<readonly HighlightView[]>([]);
  const found = usePages(pickedHighlightsQuery(reel.projectId, wanted ? { search: wanted } : {}), { keep: true });
  const there = new Set(reel.items.map(({ highlightId }) => highlightId));
  const free = REEL_ITEMS_MAX - reel.items.length - chosen.length;
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
        <Button
          disabled={chosen.length === 0}
          onClick={() => onAdd(itemsOf(chosen, reel.projectId, () => crypto.randomUUID()))}
        >
          {chosen.length < 2 ? 'Add highlight' : `Add ${chosen.length} highlights`}
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
