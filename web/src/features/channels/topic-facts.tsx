import type { TopicView } from '@evident/domain/channels';
import { growthSentence } from './growth-words.ts';
import { dataPointsInWords, growthInWords, peopleInWords } from './words.ts';
import styles from './themes.module.css';

const examples = (count: number): string => (count === 1 ? '1 example' : `${count} examples`);

/** The counts of a topic, and how its data points were found. */
export function TopicFacts({ topic }: { topic: TopicView }) {
  const { people, dataPoints, included, excluded, ready, growth } = topic;
  return (
    <>
      <p className={styles.facts}>
        <b>{peopleInWords(people)}</b>
        <span>{dataPointsInWords(dataPoints)}</span>
        <span>{growthInWords(topic)}</span>
        <span>
          {examples(included.length)}
          {excluded.length > 0 && `, ${excluded.length} never included`}
        </span>
      </p>
      {included.length > 0 && (
        <>
          <p className={styles.note}>{growthSentence(growth)}</p>
          <p className={styles.note}>
            {ready
              ? 'Found by likeness to the examples; in measurements, 7 of 10 belonged. Open a data point to sort it in or out.'
              : 'Finding data points like the examples…'}
          </p>
        </>
      )}
    </>
  );
}
