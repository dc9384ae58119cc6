import type { ConversationView as Conversation, MessageView } from '@evident/domain/conversations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { answerSent, messagesQuery } from '../../data/conversations/queries.ts';
import { useAiText } from '../../data/ai/mutations.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import type { Beside } from './answer-body.tsx';
import { AnswerMessage } from './answer-message.tsx';
import { CountedAnswer } from './counted-answer.tsx';
import { AskField } from './ask-field.tsx';
import { languageNotice, lookedIn, notFound } from './searched.ts';
import { useAsk, useRateAnswer } from '../../data/conversations/mutations.ts';
import styles from './ask.module.css';

interface Props {
  conversation: Conversation;
  /** Why nothing can be asked; null if it can. */
  reason: string | null;
  /** In a narrow panel: extracted answers are short, and each quote shows its passage. */
  short?: boolean;
}

/** A citation whose passage is shown. */
interface Shown {
  messageId: string;
  citationId: string;
  /** Where the member was. Following a link closes the passage, which may cover the page. */
  at: string;
}

/** One conversation: questions, where it was looked, and answers. */
export function ConversationView({ conversation, reason, short = false }: Props) {
  const { key: here } = useLocation();
  const [opened, setShown] = useState<Shown | null>(null);
  const shown = opened?.at === here ? opened : null;
  const { data: messages, error, refetch } = useQuery(messagesQuery(conversation.id));
  const { ask, isPending, asking } = useAsk(conversation.id);
  if (error)
    return (
      <FailedState
        title="The conversation could not be loaded"
        problem={error}
        kept="Nothing is lost."
        onRetry={() => void refetch()}
      />
    );
  if (!messages) return <ListSkeleton things="this conversation" shape="text" count={4} />;
  const last = messages.at(-1);
  return (
    <div className={styles.conversation}>
      <ol className={styles.messages} aria-label="Messages" aria-live="polite">
        {messages.map((message, at) =>
          !short && at === 0 && message.text === conversation.title ? null : (
            <li key={message.id}>
              <Message
                conversation={conversation}
                message={message}
                onAsk={message === last && reason === null ? (question) => void ask(question) : null}
                question={messages.slice(0, at).findLast(({ role }) => role === 'USER')?.text ?? ''}
                beside={{
                  short,
                  shownId: shown?.messageId === message.id ? shown.citationId : null,
                  onShow: (citationId) =>
                    setShown(citationId === null ? null : { messageId: message.id, citationId, at: here }),
                }}
              />
            </li>
          ),
        )}
        {asking !== null && (
          <li>
            <div className={styles.question} dir="auto">
              {asking}
            </div>
          </li>
        )}
      </ol>
      <AskField
        label={messages.length === 0 ? 'Ask a question' : 'Ask a follow-up question'}
        busy={isPending}
        reason={reason}
        autoFocus
        onAsk={ask}
      />
    </div>
  );
}

interface MessageProps {
  conversation: Conversation;
  message: MessageView;
  /** The question that it answers. */
  question: string;
  onAsk: ((question: string) => void) | null;
  beside: Beside;
}

function Message({ conversation, message, question, onAsk, beside }: MessageProps) {
  const { role, text, searched, missing } = message;
  if (role === 'USER')
    return (
      <div className={styles.question} dir="auto">
        {text}
      </div>
    );
  if (role === 'THINKING')
    return (
      <p className={styles.thinking}>
        {searched && `${lookedIn(searched, conversation.scope.type)}. `}
        {notFound(missing)} {searched && languageNotice(searched)}
      </p>
    );
  if (message.counted) return <CountedAnswer counted={message.counted} />;
  if (!message.answer?.text) return <p className={styles.thinking}>This answer was deleted.</p>;
  return (
    <StoredAnswer
      conversation={conversation}
      message={message}
      question={question}
      textId={message.answer.text.id}
      beside={beside}
      onFollowUp={onAsk}
      onRetry={onAsk && (() => onAsk(question))}
    />
  );
}

interface StoredProps {
  conversation: Conversation;
  message: MessageView;
  question: string;
  textId: string;
  beside: Beside;
  onFollowUp: ((question: string) => void) | null;
  onRetry: (() => void) | null;
}

/** Streams while the answer is written. */
function StoredAnswer({ conversation, message, question, textId, beside, onFollowUp, onRetry }: StoredProps) {
  const { id: conversationId, scope } = conversation;
  const { text, cancel } = useAiText(textId);
  const rate = useRateAnswer(conversationId);
  return (
    <AnswerMessage
      answer={message.answer!}
      text={text ?? message.answer!.text!}
      rating={message.rating}
      onRate={(rating) => rate(message.id, rating)}
      onFollowUp={onFollowUp}
      {...(onRetry ? { onRetry } : {})}
      onCancel={cancel}
      question={question}
      beside={beside}
      projectId={scope.type === 'PROJECT' ? scope.id : (text?.content.citations[0]?.projectId ?? null)}
      readSent={() => answerSent(conversationId, message.id)}
    />
  );
}
