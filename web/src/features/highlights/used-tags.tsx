import { VisuallyHidden } from '@mantine/core';
import type { HighlightView } from '@evident/domain/highlights';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { hueOf } from './highlight-card.tsx';
import styles from './used-tags.module.css';

interface Props {
  highlights: readonly HighlightView[];
  onShow: (tagId: string) => void;
}

/** The tags used in a note, most used first. Clicking one lists its highlights. */
export function UsedTags({ highlights, onShow }: Props) {
  return (
    <ul className={styles.list} aria-label="Tags in this note">
      {countTags(highlights).map(({ id, title, color, count }) => (
        <li key={id} className={styles.row} data-hue={hueOf(color)}>
          <button type="button" className={styles.show} onClick={() => onShow(id)}>
            <span className={styles.dot} aria-hidden />
            <span className={styles.title}>{title}</span>
            <span className={styles.count}>{count.toLocaleString()}</span>
          </button>
          <PeekLink item={{ kind: 'tag', id }} className={styles.open}>
            Open<VisuallyHidden> {title}</VisuallyHidden>
          </PeekLink>
        </li>
      ))}
    </ul>
  );
}

/** The number of highlights per tag, highest first. */
export function countTags(
  highlights: readonly HighlightView[],
): { id: string; title: string; color: string; count: number }[] {
  const counts = new Map<string, { id: string; title: string; color: string; count: number }>();
  for (const { tags } of highlights)
    for (const { id, title, color } of tags)
      counts.set(id, { id, title, color, count: (counts.get(id)?.count ?? 0) + 1 });
  return [...counts.values()].sort((a, b) => b.count - a.count || a.title.localeCompare(b.title));
}
