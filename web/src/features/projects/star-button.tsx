import { ActionIcon } from '@mantine/core';
import type { ItemType } from '@evident/domain/projects';
import { Star } from 'lucide-react';
import { useStar } from '../../data/projects/mutations.ts';
import styles from './star-button.module.css';

interface Props {
  type: ItemType;
  id: string;
  title: string;
  starred: boolean;
}

/** Adds an item to the favorites, or removes it. */
export function StarButton({ type, id, title, starred }: Props) {
  const { mutate } = useStar();
  return (
    <ActionIcon
      className={styles.star}
      data-starred={starred}
      aria-pressed={starred}
      aria-label={`Star ${title}`}
      title={starred ? 'Remove the star' : 'Star'}
      onClick={() => mutate({ type, id, title, starred: !starred })}
    >
      <Star size={16} aria-hidden />
    </ActionIcon>
  );
}
