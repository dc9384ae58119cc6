import type { ThemeView } from '@evident/domain/channels';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { growthWord } from './growth-words.ts';
import styles from './themes.module.css';

const ICONS = {
  GROWING: TrendingUp,
  GROWING_WITH_ALL: TrendingUp,
  STEADY: Minus,
  SHRINKING: TrendingDown,
  SHRINKING_WITH_ALL: TrendingDown,
} as const;

/** Shows the growth of a theme. Renders nothing while too few people wrote to measure it. */
export function Growth({ growth }: Pick<ThemeView, 'growth'>) {
  const word = growthWord(growth);
  if (growth === null || growth.growth === 'UNCERTAIN' || word === null) return null;
  const Icon = ICONS[growth.growth];
  return (
    <span className={styles.trending} data-growth={growth.growth}>
      <Icon size={14} aria-hidden />
      <span className={styles.trendWord}>{word}</span>
    </span>
  );
}
