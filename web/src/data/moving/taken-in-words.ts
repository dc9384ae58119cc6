import type { WordsTaken } from '@evident/domain/moving';

/** `Took 2 highlights and 1 comment along`. */
export function takenInWords({ highlights, comments }: Pick<WordsTaken, 'highlights' | 'comments'>): string {
  const parts = [counted(highlights, 'highlight'), counted(comments, 'comment')].filter(Boolean);
  return `Took ${parts.join(' and ')} along`;
}

const counted = (count: number, one: string): string => (count === 0 ? '' : `${count} ${one}${count === 1 ? '' : 's'}`);
