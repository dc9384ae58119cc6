import { isQuestion } from '@evident/domain/conversations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AiState } from '../../ai/ai-state.tsx';
import { EvidenceTextView } from '../../ai/evidence-text.tsx';
import { WrittenBy } from '../../ai/written-by.tsx';
import { aiStatusQuery } from '../../data/ai/queries.ts';
import { answerQuery } from '../../data/conversations/queries.ts';
import { askPath } from './links.ts';
import { notFound } from './searched.ts';
import { sourcesOf } from './sources.ts';
import styles from './ask.module.css';

const EVERYTHING = { type: 'WORKSPACE', id: null } as const;

/** Above the results of a question: the sentences that answer it. Nothing for words that are no question, or while there is no answer. While AI is off, it says so and asks nothing. */
export function AnswerBlock({ words }: { words: string }) {
  const asks = isQuestion(words);
  const method = useQuery({ ...aiStatusQuery(), enabled: asks }).data?.method;
  const { data } = useQuery({
    ...answerQuery(words, EVERYTHING),
    enabled: asks && method !== undefined && method !== 'OFF',
    placeholderData: keepPreviousData,
  });
  if (asks && method === 'OFF')
    return (
      <section className={styles.block} aria-label="Answer">
        <AiState method="OFF" />
      </section>
    );
  if (!asks || !data || data.sentences.sections.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="answer-block">
      <div className={styles.blockHead}>
        <h2 id="answer-block">Answer</h2>
        <WrittenBy method="EXTRACTED" model={null} />
        <span className={styles.thinking}>{sourcesOf(data)}</span>
        <Link to={askPath(EVERYTHING, words)}>Ask in a conversation</Link>
      </div>
      <EvidenceTextView text={{ content: data.sentences, state: 'DONE' }} />
      {data.missing.length > 0 && <p className={styles.thinking}>{notFound(data.missing)}</p>}
    </section>
  );
}
