import type { ShownMedium } from '@evident/domain/media';
import { MEDIUM_ICONS, MEDIUM_NAMES } from './media.ts';
import styles from './medium-box.module.css';

interface Props {
  of: ShownMedium;
  size?: 'small' | 'medium';
  /** Set where the medium is named next to it. */
  unlabelled?: boolean;
}

/**
 * The medium of a note: a picture of its recording, or an icon. The box has the same size with both, and keeps it
 * while the picture loads. Below a picture that cannot be read, the icon remains.
 */
export function MediumBox({ of: { medium, thumbnail }, size = 'medium', unlabelled = false }: Props) {
  const Icon = MEDIUM_ICONS[medium];
  const name = MEDIUM_NAMES[medium];
  const label = unlabelled ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name };
  return (
    <span className={styles.box} data-size={size} {...label}>
      <Icon size={size === 'small' ? 14 : 16} strokeWidth={1.75} aria-hidden />
      {thumbnail !== null && (
        <img key={thumbnail} src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
    </span>
  );
}
