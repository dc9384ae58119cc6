import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { clock } from '@evident/domain/content';
import { memo, useDeferredValue } from 'react';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { hueOf } from './highlight-card.tsx';
import styles from './highlight-list.module.css';

interface Props {
  highlights: readonly HighlightView[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

const AT_FIRST = 30;

/** The highlights of a note in text order. Clicking one scrolls to its words. */
export function HighlightList({ highlights, chosenId, onChoose }: Props) {
  // Renders visible rows first and the rest when idle, because the text has priority.
  const shown = useDeferredValue(highlights.length, AT_FIRST);
  return (
    <ol className={styles.list} aria-label="Highlights">
      {highlights.slice(0, shown).map((highlight) => (
        <Row key={highlight.id} highlight={highlight} chosen={highlight.id === chosenId} onChoose={onChoose} />
      ))}
    </ol>
  );
}

const Row = memo(function Row({
  highlight,
  chosen,
  onChoose,
}: {
  highlight: HighlightView;
  chosen: boolean;
  onChoose: (id: string) => void;
}) {
  const { id, tags, speaker, startMs } = highlight;
  const text = highlightLabel(highlight);
  return (
    <li className={styles.row} data-plays={highlight.audioVideo !== null || undefined}>
      <button
        type="button"
        className={styles.go}
        data-hue={tags[0] ? hueOf(tags[0].color) : undefined}
        aria-current={chosen || undefined}
        onClick={() => onChoose(id)}
      >
        <AreaCrop highlight={highlight} />
        <span className={styles.words}>{text}</span>
        {(speaker !== null || startMs !== null) && (
          <span className={styles.from}>
            {[speaker, startMs === null ? null : clock(startMs)].filter(Boolean).join(' · ')}
          </span>
        )}
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
