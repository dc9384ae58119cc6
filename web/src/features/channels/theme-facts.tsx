import type { ThemeView } from '@evident/domain/channels';
import { Sparkles } from 'lucide-react';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { dataPointsInWords, growthInWords, peopleInWords } from './words.ts';
import styles from './themes.module.css';

/** The counts of a theme, under its title. */
export function ThemeFacts({ theme }: { theme: ThemeView }) {
  const { people, dataPoints, lastSaidAt, titledBy } = theme;
  return (
    <p className={styles.facts}>
      <b>{peopleInWords(people)}</b>
      <span>{dataPointsInWords(dataPoints)}</span>
      <span>{growthInWords(theme)}</span>
      {lastSaidAt !== null && (
        <span>
          Last <RelativeTime at={lastSaidAt} />
        </span>
      )}
      {titledBy === 'MACHINE' && (
        <span className={styles.machine}>
          <Sparkles size={12} aria-hidden /> Suggested title
        </span>
      )}
    </p>
  );
}
