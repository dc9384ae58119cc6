import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { WhatIsSent as Sent } from '@evident/domain/ai';
import type { AnswerRating, MessageView } from '@evident/domain/conversations';
import { type EvidenceText, isBeingWritten, projectOfCitations } from '@evident/domain/evidence';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { AiState } from '../../ai/ai-state.tsx';
import { SaveText } from '../../ai/save-text.tsx';
import { WhatIsSent } from '../../ai/what-is-sent.tsx';
import { WrittenBy } from '../../ai/written-by.tsx';
import { AnswerBody, type Beside } from './answer-body.tsx';
import { AskedTerms } from './asked-terms.tsx';
import { sourcesOf } from './sources.ts';
import styles from './ask.module.css';

interface Props {
  answer: NonNullable<MessageView['answer']>;
  text: EvidenceText;
  rating: AnswerRating | null;
  /** Shown with the latest answer only. */
  onFollowUp: ((question: string) => void) | null;
  onRate: (rating: AnswerRating | null) => void;
  onRetry?: () => void;
  onCancel?: () => void;
  /** The suggested title of an insight: the question. */
  question?: string;
  /** The suggested project of an insight. */
  projectId?: string | null;
  /** Shows passages next to the answer. Without it, they are the answer or open as a peek. */
  beside?: Beside;
  /** Reads what a model receives for the answer. */
  readSent?: () => Promise<Sent>;
}

const RATINGS = [
  { rating: 'UP', label: 'Good answer', Icon: ThumbsUp },
  { rating: 'DOWN', label: 'Bad answer', Icon: ThumbsDown },
] as const;

const offered = (projectId: string | null, { content }: EvidenceText) =>
  projectId ?? projectOfCitations(content.citations);

/** An answer with its quotes, what it rests on, and questions that lead on. */
export function AnswerMessage({
  answer,
  text,
  rating,
  onFollowUp,
  onRate,
  onRetry,
  onCancel,
  question = '',
  projectId = null,
  beside,
  readSent,
}: Props) {
  const [isSentShown, setSentShown] = useState(false);
  const ended = !isBeingWritten(text);
  const isEmpty = text.content.sections.length === 0;
  return (
    <article aria-label="Answer">
      <AskedTerms question={question} terms={answer.terms} />
      {!isEmpty && <AnswerBody answer={answer} text={text} beside={beside} />}
      <AiState
        text={text}
        notEnough="No passage answers this well enough to be shown."
        {...(onRetry ? { onRetry } : {})}
        {...(onCancel ? { onCancel } : {})}
      />
      {ended && !isEmpty && (
        <div className={styles.facts}>
          <WrittenBy method={text.method} model={text.model} />
          <span>{sourcesOf(answer)}</span>
          {RATINGS.map(({ rating: own, label, Icon }) => (
            <Tooltip key={own} label={label}>
              <ActionIcon
                size="sm"
                variant={rating === own ? 'light' : 'subtle'}
                aria-label={label}
                aria-pressed={rating === own}
                onClick={() => onRate(rating === own ? null : own)}
              >
                <Icon size={14} aria-hidden />
              </ActionIcon>
            </Tooltip>
          ))}
          {readSent && (
            <Button size="compact-sm" variant="subtle" onClick={() => setSentShown(true)}>
              What is sent
            </Button>
          )}
          <SaveText textId={text.id} projectId={offered(projectId, text)} defaultTitle={question} />
        </div>
      )}
      {readSent && (
        <WhatIsSent opened={isSentShown} onClose={() => setSentShown(false)} of={`answer ${text.id}`} read={readSent} />
      )}
      {ended && onFollowUp && answer.followUps.length > 0 && (
        <div className={styles.followUps} role="group" aria-label="Ask next">
          {answer.followUps.map((question) => (
            <Button key={question} size="compact-sm" variant="default" onClick={() => onFollowUp(question)}>
              {question}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}
