import {
  SOURCE_NAMES,
  type ChannelView,
  type ThemeExplanation as Explanation,
  type ThemeView,
} from '@evident/domain/channels';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { themeExplanationQuery } from '../../data/channels/explanation.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { growthSentence } from './growth-words.ts';
import { themePath } from './links.ts';
import { QuoteLink } from './quote-list.tsx';
import { Segments } from './segments.tsx';
import { ThemeHistory } from './theme-history.tsx';
import { dataPointsInWords } from './words.ts';
import styles from './explanation.module.css';

interface Props {
  channel: ChannelView;
  theme: ThemeView;
}

/** Explains a theme: its growth next to that of the channel, its phrases, its segments and its history. */
export function ThemeExplanation({ channel, theme }: Props) {
  const { data, error, refetch } = useQuery(themeExplanationQuery(channel.id, theme.id));
  return (
    <section className={styles.explanation} aria-label="About this theme">
      <p className={styles.growth}>{growthSentence(theme.growth)}</p>
      {data ? (
        <>
          <Phrases phrases={data.phrases} theme={theme} />
          {data.contradicting && <Contradicting quote={data.contradicting} theme={theme} />}
          {data.segments.length > 0 && (
            <details className={styles.more}>
              <summary>Who writes about it</summary>
              <Segments segments={data.segments} names={SOURCE_NAMES} />
            </details>
          )}
          {data.history.length > 0 && (
            <details className={styles.more}>
              <summary>How it came about</summary>
              <ThemeHistory channel={channel} theme={theme} history={data.history} />
            </details>
          )}
        </>
      ) : error ? (
        <FailedState title="The theme could not be explained" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="what is known about this theme" />
      )}
    </section>
  );
}

function Phrases({ phrases, theme }: { phrases: Explanation['phrases']; theme: ThemeView }) {
  if (phrases.length === 0) return null;
  return (
    <ul className={styles.phrases} aria-label="Phrases of this theme">
      {phrases.map(({ text, dataPoints }) => (
        <li key={text}>
          <Link
            className={styles.phrase}
            dir="auto"
            title={`In ${dataPointsInWords(dataPoints)}`}
            to={{ pathname: themePath(theme), search: `?${new URLSearchParams({ find: text })}` }}
            preventScrollReset
          >
            {text} <span className={styles.count}>{dataPoints.toLocaleString()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Contradicting({ quote, theme }: { quote: NonNullable<Explanation['contradicting']>; theme: ThemeView }) {
  return (
    <p className={styles.contradicting}>
      <span className={styles.label} title="A guess by the mood of the words. In measurements, 17 of 20 were right.">
        <Sparkles size={12} aria-hidden /> Probably sees it differently
      </span>
      <QuoteLink to={themePath(theme, quote.dataPointId)} text={quote.text} />
    </p>
  );
}
