import { Switch } from '@mantine/core';
import { clock } from '@evident/domain/content';
import {
  type ReelItem,
  type ReelView,
  type TimedWord,
  captionsOf,
  placedSpans,
  timeInReel,
  wordsOf,
} from '@evident/domain/reels';
import { useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { reelWordsQuery } from '../../data/reels/queries.ts';
import { SpanPlayer } from '../../player/span-player.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { AddHighlights } from './add-highlights.tsx';
import { moved, replaced } from './order.ts';
import { ReelItemRow } from './reel-item-row.tsx';
import { useReelChanges } from '../../data/reels/mutations.ts';
import styles from './reel-editor.module.css';

interface Props {
  reel: ReelView;
  /** Why the reel can't be changed; null if it can. */
  readOnly: string | null;
}

const NO_WORDS: readonly TimedWord[] = [];

type Seeker = { seek: (ms: number) => void; play: () => void } | null;

/** Plays a reel as it is now, and edits its order, edges, words and titles. */
export function ReelEditor({ reel, readOnly }: Props) {
  const { items } = reel;
  const { setItems, showCaptions } = useReelChanges(reel);
  const words = useWords(reel);
  const [open, setOpen] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const playback = useRef<Seeker>(null);
  const spans = useMemo(() => placedSpans(items.filter(({ file }) => file !== null)), [items]);
  const played = useMemo(
    () =>
      spans.map(({ item, fileId, startMs, endMs }) => ({
        fileId,
        startMs,
        endMs,
        ...(item.title && { title: item.title }),
      })),
    [spans],
  );
  const cues = useMemo(
    () =>
      captionsOf(
        items.filter(({ file }) => file !== null),
        new Map(items.map((item) => [item.id, wordsOf(item, words.get(item.id) ?? NO_WORDS)])),
      ),
    [items, words],
  );
  const play = (item: ReelItem) => (ms: number) => {
    playback.current?.seek(
      timeInReel(
        items.filter(({ file }) => file !== null),
        item.id,
        ms,
      ),
    );
    playback.current?.play();
  };
  const add = (
    <AddHighlights
      reel={reel}
      readOnly={readOnly}
      onAdd={(made) => setItems(made.length === 1 ? 'Added a highlight' : 'Added highlights', [...items, ...made])}
    />
  );
  if (items.length === 0)
    return (
      <EmptyState icon={Film} title="This reel is empty" action={add}>
        Add highlights of recordings of the project.
      </EmptyState>
    );
  return (
    <div className={styles.editor}>
      <div className={styles.player}>
        <SpanPlayer
          spans={played}
          label={reel.title || 'Reel'}
          cues={reel.captions ? cues : undefined}
          onIndex={setAt}
          onPlayback={(made) => {
            playback.current = made;
          }}
        />
        <div className={styles.facts}>
          <span>{`${items.length === 1 ? '1 item' : `${items.length} items`}, ${clock(reel.durationMs)}`}</span>
          <Switch
            size="xs"
            label="Captions"
            checked={reel.captions}
            disabled={readOnly !== null}
            onChange={(event) => showCaptions(event.currentTarget.checked)}
          />
        </div>
      </div>
      <div className={styles.list}>
        <ol className={styles.items} aria-label="Items of the reel">
          {items.map((item, index) => (
            <ReelItemRow
              key={item.id}
              item={item}
              index={index}
              count={items.length}
              words={words.get(item.id) ?? NO_WORDS}
              open={open === item.id}
              playing={spans[at]?.item.id === item.id}
              readOnly={readOnly}
              onOpen={() => setOpen(open === item.id ? null : item.id)}
              onMove={(from, to) => setItems('Moved an item', moved(items, from, to))}
              onRemove={() =>
                setItems(
                  'Removed an item',
                  items.filter(({ id }) => id !== item.id),
                )
              }
              onChange={(label, made) => setItems(label, replaced(items, made))}
              onPlay={play(item)}
            />
          ))}
        </ol>
        {add}
      </div>
    </div>
  );
}

function useWords({ id }: ReelView): ReadonlyMap<string, readonly TimedWord[]> {
  const { data } = useQuery(reelWordsQuery(id));
  return useMemo(() => new Map(data?.items.map(({ itemId, words }) => [itemId, words])), [data]);
}
