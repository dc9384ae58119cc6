import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { clock } from '@evident/domain/content';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Star } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { commentCountQuery } from '../../data/comments/queries.ts';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { hueOf } from './highlight-card.tsx';
import styles from './highlight-list.module.css';

interface Props {
  highlights: readonly HighlightView[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Ids selected for bulk changes; null where nothing is being selected. */
  selectedIds?: ReadonlySet<string> | null;
  onSelect?: (highlight: HighlightView, on: boolean, range: boolean) => void;
}

const AT_FIRST = 30;

/** The highlights of a note in text order. Clicking one scrolls to its words. */
export function HighlightList({ highlights, chosenId, onChoose, selectedIds = null, onSelect }: Props) {
  // Renders visible rows first and the rest when idle, because the text has priority.
  const shown = useDeferredValue(highlights.length, AT_FIRST);
  return (
    <ol className={styles.list} aria-label="Highlights">
      {highlights.slice(0, shown).map((highlight) => (
        <Row
          key={highlight.id}
          highlight={highlight}
          chosen={highlight.id === chosenId}
          onChoose={onChoose}
          selected={selectedIds && selectedIds.has(highlight.id)}
          onSelect={onSelect}
        />
      ))}
    </ol>
  );
}

const Row = memo(function Row({
  highlight,
  chosen,
  onChoose,
  selected,
  onSelect,
}: {
  highlight: HighlightView;
  chosen: boolean;
  onChoose: (id: string) => void;
  selected: boolean | null;
  onSelect: Props['onSelect'];
}) {
  const { id, tags, speaker, startMs } = highlight;
  const text = highlightLabel(highlight);
  return (
    <li
      className={styles.row}
      data-plays={highlight.audioVideo !== null || undefined}
      data-selectable={selected !== null || undefined}
    >
      {selected !== null && (
        <Checkbox
          className={styles.check}
          size="sm"
          aria-label={`Select “${text.slice(0, 80)}”`}
          checked={selected}
          onChange={({ currentTarget, nativeEvent }) =>
            onSelect?.(highlight, currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey)
          }
        />
      )}
      <button
        type="button"
        className={styles.go}
        data-hue={tags[0] ? hueOf(tags[0].color) : undefined}
        aria-current={chosen || undefined}
        onClick={() => onChoose(id)}
      >
        <AreaCrop highlight={highlight} />
        <span className={styles.words}>
          {highlight.starred && <Star size={12} role="img" aria-label="Starred" className={styles.star} />} {text}
        </span>
        {highlight.remark && <span className={styles.remark}>{highlight.remark}</span>}
        {(speaker !== null || startMs !== null) && (
          <span className={styles.from}>
            {[speaker, startMs === null ? null : clock(startMs)].filter(Boolean).join(' · ')}
          </span>
        )}
        <Comments highlightId={id} />
        {tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map((tag) => (
              <TagChip key={tag.id} title={tag.title} hue={hueOf(tag.color)} />
            ))}
          </span>
        )}
      </button>
      <span className={styles.play}>
        <PlayHighlight highlight={highlight} />
      </span>
    </li>
  );
});

function Comments({ highlightId }: { highlightId: string }) {
  const isKept = !highlightId.startsWith('new-');
  const { data: count } = useQuery({ ...commentCountQuery({ type: 'HIGHLIGHT', id: highlightId }), enabled: isKept });
  if (!count || count.open === 0) return null;
  return (
    <span className={styles.comments} data-unread={count.unread > 0 || undefined}>
      <MessageSquare size={12} aria-hidden />
      {count.comments === 1 ? '1 comment' : `${count.comments.toLocaleString()} comments`}
      {count.unread > 0 && ', new'}
    </span>
  );
}
