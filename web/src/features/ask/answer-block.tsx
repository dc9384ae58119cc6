import { isQuestion } from '@evident/domain/conversations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AiState } from '../../ai/ai-state.tsx';
import { WrittenBy } from '../../ai/written-by.tsx';
import { aiStatusQuery } from '../../data/ai/queries.ts';
import { answerQuery } from '../../data/conversations/queries.ts';
import { askPath } from './links.ts';
import { AnswerPassages } from './answer-passages.tsx';
import { AskedTerms } from './asked-terms.tsx';
import { CountedAnswer } from './counted-answer.tsx';
import { languageNotice, notFound } from './searched.ts';
import { sourcesOf } from './sources.ts';
import styles from './ask.module.css';

const EVERYTHING = { type: 'WORKSPACE', id: null } as const;

/** Above the results of a question: the passages that answer it, or that none does. Nothing for words that are no question. While AI is off, it says so and asks nothing. */
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
  if (!asks || !data) return null;
  if (data.counted)
    return (
      <section className={styles.block} aria-label="Answer">
        <CountedAnswer counted={data.counted} />
      </section>
    );
  const notice = languageNotice(data.searched);
  if (data.passages.length === 0)
    return (
      <section className={styles.block} aria-label="Answer">
        <AskedTerms question={words} terms={data.terms} />
        <p className={styles.none}>No passage answers this question well enough to be shown.</p>
        {notice && <p className={styles.none}>{notice}</p>}
      </section>
    );
  return (
    <section className={styles.block} aria-labelledby="answer-block">
      <div className={styles.blockHead}>
        <h2 id="answer-block">Answer</h2>
        <WrittenBy method="EXTRACTED" model={null} />
        <span className={styles.thinking}>{sourcesOf(data)}</span>
        <Link to={askPath(EVERYTHING, words)}>Ask in a conversation</Link>
      </div>
      <AskedTerms question={words} terms={data.terms} />
      <AnswerPassages passages={data.passages} citations={data.citations} />
      {notice && <p className={styles.none}>{notice}</p>}
      {data.missing.length > 0 && <p className={styles.none}>{notFound(data.missing)}</p>}
    </section>
  );
}
