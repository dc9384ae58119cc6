import { hueOfName } from '../kernel/hue-of-name.ts';
import styles from './person-avatar.module.css';

interface Props {
  name: string;
  pictureUrl?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** Set where the name is not shown next to it. */
  labelled?: boolean;
}

/** Person's picture, or initials in a stable color. */
export function PersonAvatar({ name, pictureUrl, size = 'medium', labelled = false }: Props) {
  const label = labelled ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true };
  return (
    <span className={styles.avatar} data-size={size} data-hue={hueOfName(name)} {...label}>
      {pictureUrl ? <img src={pictureUrl} alt="" /> : initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (
    [first, last]
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}
