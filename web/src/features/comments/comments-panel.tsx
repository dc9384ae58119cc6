import { Button } from '@mantine/core';
import type { Commented, ThreadView } from '@evident/domain/comments';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { commentQuery, threadsQuery } from '../../data/comments/queries.ts';
import { showToast } from '../../kernel/toasts.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { CommentInput } from './comment-input.tsx';
import { ThreadCard } from './thread-card.tsx';
import type { Written } from '../../data/comments/optimistic-threads.ts';
import type { Typed } from './typed-comment.ts';
import type { Commenting, NewThreadDraft } from './use-commenting.ts';
import { useCommentChanges } from '../../data/comments/mutations.ts';
import styles from './comments.module.css';

interface Props {
  of: Commented;
  /** Absent where words cannot be selected. */
  commenting?: Commenting;
  /** The comment that a link leads to. */
  linkedId?: string;
  /** The reason commenting is disabled; absent if allowed. */
  reason?: string;
  /** Whether the member can delete comments of others. */
  manages: boolean;
  linkTo: (commentId: string) => string;
  onCopy: (link: string) => void;
}

const WHAT = { NOTE: 'note', INSIGHT: 'insight', HIGHLIGHT: 'highlight', PERSON: 'contact' } as const;

/** Comments on an object: a field for a new thread, open threads, and the resolved ones on demand. */
export function CommentsPanel({ of, commenting, linkedId, reason, manages, linkTo, onCopy }: Props) {
  const { data: threads, error, refetch } = useQuery(threadsQuery(of));
  const changes = useCommentChanges(of);
  const linkedThread = useLinkedThread(threads, linkedId);
  const [resolvedShown, setResolvedShown] = useState(false);
  useMarkedRead(threads, changes.markRead);
  if (!threads)
    return error ? (
      <FailedState title="The comments could not be loaded" problem={error} onRetry={() => void refetch()} />
    ) : (
      <div className={styles.panel}>
        <ListSkeleton things="comments" shape="text" count={3} />
      </div>
    );
  const open = threads.filter(({ resolved }) => resolved === null);
  const resolved = threads.filter((thread) => thread.resolved !== null);
  const areResolvedShown = resolvedShown || resolved.some(({ id }) => id === linkedThread);
  const draft = commenting?.draft ?? null;
  const startDraft = async (begun: NewThreadDraft, written: Written, initial: Typed) => {
    commenting?.close();
    if (!(await changes.start(begun, written))) commenting?.begin({ ...begun, initial });
  };
  const card = (thread: ThreadView) => (
    <ThreadCard
      key={thread.id}
      of={of}
      thread={thread}
      chosen={thread.id === (commenting?.chosenId ?? linkedThread)}
      linkedId={linkedId}
      reason={reason}
      manages={manages}
      moving={commenting?.movingId === thread.id}
      onChoose={() => commenting?.choose(thread)}
      onReply={(written) => changes.reply(thread.id, written)}
      onEdit={changes.edit}
      onDelete={changes.remove}
      onResolve={(on) => changes.settle(thread.id, on)}
      onMove={commenting && ((on) => commenting.move(on ? thread.id : null))}
      onCopyLink={(commentId) => onCopy(linkTo(commentId))}
    />
  );
  return (
    <div className={styles.panel}>
      {draft ? (
        <div className={styles.draft}>
          {draft.words && <p className={styles.quote}>{draft.words.quote}</p>}
          {draft.object.type === 'HIGHLIGHT' && <p className={styles.quote}>{draft.label ?? 'A highlight'}</p>}
          <CommentInput
            of={of}
            label={draft.words ? 'Comment on these words' : 'Comment on this highlight'}
            action="Comment"
            reason={reason}
            focused
            open
            initial={draft.initial}
            onSend={(written, initial) => void startDraft(draft, written, initial)}
            onCancel={commenting?.close}
          />
        </div>
      ) : (
        <CommentInput
          of={of}
          label={`Comment on the ${WHAT[of.type]}`}
          action="Comment"
          reason={reason}
          onSend={(written) => changes.start({ object: of }, written)}
        />
      )}
      {open.length === 0 && !draft && <NoComments of={of} isQuiet={resolved.length > 0} />}
      <div className={styles.list}>{open.map(card)}</div>
      {resolved.length > 0 && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          className={styles.toggle}
          aria-expanded={areResolvedShown}
          onClick={() => setResolvedShown(!areResolvedShown)}
        >
          {areResolvedShown ? 'Hide' : 'Show'} {resolved.length.toLocaleString()} resolved
        </Button>
      )}
      {areResolvedShown && <div className={styles.list}>{resolved.map(card)}</div>}
    </div>
  );
}

function NoComments({ of, isQuiet }: { of: Commented; isQuiet: boolean }) {
  if (isQuiet) return <p className={styles.lost}>No open threads.</p>;
  return (
    <EmptyState
      icon={MessageSquare}
      title="No comments yet"
      sample={
        <Sample>
          <p className={styles.text}>
            <span className={styles.mention}>@Ben</span> is this about the price or the contract?
          </p>
        </Sample>
      }
    >
      {of.type === 'PERSON'
        ? 'Discuss this contact with your team. Mention someone with @, link with #.'
        : 'Select words and choose Comment, or comment on the whole. Mention someone with @, link with #.'}
    </EmptyState>
  );
}

/** The thread of a linked comment; told once if it is gone. */
function useLinkedThread(threads: readonly ThreadView[] | undefined, linkedId: string | undefined): string | undefined {
  const there = threads?.find(({ comments }) => comments.some(({ id }) => id === linkedId))?.id;
  const isMissing = linkedId !== undefined && threads !== undefined && there === undefined;
  const { data: comment } = useQuery({ ...commentQuery(linkedId ?? ''), enabled: isMissing });
  useEffect(() => {
    if (isMissing && comment === null)
      showToast({ tone: 'danger', title: 'This comment is gone', message: 'It was deleted, or you can’t see it.' });
  }, [isMissing, comment]);
  return there ?? comment?.threadId;
}

/** Marks the shown threads as read. They stay marked as new until they are loaded again. */
function useMarkedRead(threads: readonly ThreadView[] | undefined, markRead: (threadIds: string[]) => void): void {
  const unread = (threads ?? []).filter((thread) => thread.unread).map(({ id }) => id);
  const key = unread.join();
  useEffect(() => {
    if (key !== '') markRead(key.split(',').slice(0, 200));
  }, [key, markRead]);
}
