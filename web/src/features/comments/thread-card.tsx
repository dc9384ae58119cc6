import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  type Commented,
  type CommentView,
  type ThreadView,
  deleteDisabledReason,
  editDisabledReason,
} from '@evident/domain/comments';
import { useQuery } from '@tanstack/react-query';
import { Check, Link2, Pencil, RotateCcw, Trash2, Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { commentsQuery } from '../../data/comments/queries.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { PersonAvatar } from '../../ui/person-avatar.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { CommentInput } from './comment-input.tsx';
import { CommentText } from './comment-text.tsx';
import type { Written } from '../../data/comments/optimistic-threads.ts';
import { typedOf } from './typed-comment.ts';
import styles from './comments.module.css';

interface Props {
  of: Commented;
  thread: ThreadView;
  chosen: boolean;
  /** The comment that a link leads to. */
  linkedId?: string;
  /** The reason commenting is disabled; absent if allowed. */
  reason?: string;
  /** Whether the member can delete comments of others. */
  manages: boolean;
  /** Waits for words to move to. */
  moving: boolean;
  onChoose: () => void;
  onReply: (written: Written) => Promise<boolean> | void;
  onEdit: (comment: CommentView, written: Written) => void;
  onDelete: (comment: CommentView) => void;
  onResolve: (resolved: boolean) => void;
  /** Null stops. Absent where words cannot be selected. */
  onMove?: (on: boolean) => void;
  onCopyLink: (commentId: string) => void;
}

/** A thread: the words it is about, its comments, and a field to reply. */
export function ThreadCard({
  of,
  thread,
  chosen,
  linkedId,
  reason,
  manages,
  moving,
  onChoose,
  onReply,
  onEdit,
  onDelete,
  onResolve,
  onMove,
  onCopyLink,
}: Props) {
  const [all, setAll] = useState(false);
  const { highlight, resolved, comments, commentCount, id } = thread;
  const isSending = id.startsWith('new-');
  const between = commentCount - comments.filter(({ deleted }) => !deleted).length;
  const { data: whole } = useQuery({ ...commentsQuery(id), enabled: all });
  const shown = all && whole ? [...comments.slice(0, 1).filter(({ deleted }) => deleted), ...whole] : comments;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const what = resolved ? 'Reopen thread' : 'Resolve thread';
  return (
    <article
      ref={card}
      className={styles.thread}
      data-chosen={chosen || undefined}
      data-unread={thread.unread || undefined}
      data-thread-card={id}
      aria-label={`Thread by ${comments[0]?.author.name ?? 'Unknown user'}`}
    >
      <header className={styles.head}>
        {highlight ? (
          <button type="button" className={styles.quote} data-lost={highlight.lost || undefined} onClick={onChoose}>
            {highlight.text || 'A moment or an area'}
          </button>
        ) : (
          <span className={styles.whole}>
            On the whole{' '}
            {{ NOTE: 'note', INSIGHT: 'insight', HIGHLIGHT: 'highlight', PERSON: 'contact' }[thread.objectType]}
          </span>
        )}
        {thread.unread && <span className={styles.unread}>New</span>}
        {!isSending && (
          <DisabledReason reason={reason}>
            <Tooltip label={what} disabled={reason !== undefined}>
              <ActionIcon aria-label={what} onClick={() => onResolve(!resolved)}>
                {resolved ? <RotateCcw size={15} aria-hidden /> : <Check size={16} aria-hidden />}
              </ActionIcon>
            </Tooltip>
          </DisabledReason>
        )}
      </header>
      {highlight?.lost && (
        <p className={styles.lost} role={moving ? 'status' : undefined}>
          <Unlink size={13} aria-hidden />{' '}
          {moving ? 'Select the words it belongs to, then “Attach here”.' : 'These words were deleted.'}
          {onMove && highlight.inlineCommentOnly && (
            <DisabledReason reason={reason}>
              <Button size="compact-xs" variant="subtle" onClick={() => onMove(!moving)}>
                {moving ? 'Not now' : 'Attach to other words'}
              </Button>
            </DisabledReason>
          )}
        </p>
      )}
      <ol className={styles.comments} aria-label="Comments">
        {shown.map((comment, at) => (
          <Comment
            key={comment.id}
            of={of}
            comment={comment}
            linked={comment.id === linkedId}
            manages={manages}
            reason={reason}
            onEdit={(written) => onEdit(comment, written)}
            onDelete={() => onDelete(comment)}
            onCopyLink={() => onCopyLink(comment.id)}
            more={
              at === 0 && between > 0 && !whole ? (
                <Button size="compact-xs" variant="subtle" onClick={() => setAll(true)}>
                  Show {between.toLocaleString()} more {between === 1 ? 'comment' : 'comments'}
                </Button>
              ) : undefined
            }
          />
        ))}
      </ol>
      {resolved && (
        <p className={styles.resolved}>
          <Check size={13} aria-hidden /> Resolved by <PersonLink person={resolved.by} /> ·{' '}
          <RelativeTime at={resolved.at} />
        </p>
      )}
      {!isSending && (
        <CommentInput of={of} label="Reply" action="Reply" reason={reason} onSend={(written) => onReply(written)} />
      )}
    </article>
  );
}

interface CommentProps {
  of: Commented;
  comment: CommentView;
  linked: boolean;
  manages: boolean;
  reason?: string;
  onEdit: (written: Written) => void;
  onDelete: () => void;
  onCopyLink: () => void;
  more?: React.ReactNode;
}

function Comment({ of, comment, linked, manages, reason, onEdit, onDelete, onCopyLink, more }: CommentProps) {
  const [editing, setEditing] = useState(false);
  const me = useWho()?.member.id ?? '';
  const { author, text, deleted, unread, createdAt, editedAt, id } = comment;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (linked) row.current?.scrollIntoView({ block: 'center' });
  }, [linked]);
  const actor = { userId: me };
  if (deleted)
    return (
      <li className={styles.comment}>
        <p className={styles.deleted}>This comment was deleted.</p>
        {more}
      </li>
    );
  return (
    <li ref={row} className={styles.comment} data-linked={linked || undefined} data-unread={unread || undefined}>
      <div className={styles.by}>
        <PersonAvatar name={author.name} size="small" />
        <PersonLink person={author} />
        <span className={styles.when}>
          <RelativeTime at={createdAt} />
          {editedAt && ' · edited'}
        </span>
        {!id.startsWith('new-') && (
          <MenuButton
            label={`More for the comment by ${author.name}`}
            entries={[
              { label: 'Copy link', icon: Link2, run: onCopyLink },
              {
                label: 'Edit',
                icon: Pencil,
                disabledReason: reason ?? editDisabledReason(author.id, actor),
                run: () => setEditing(true),
              },
              {
                label: 'Delete',
                icon: Trash2,
                danger: true,
                disabledReason: reason ?? deleteDisabledReason(author.id, actor, manages),
                run: onDelete,
              },
            ]}
          />
        )}
      </div>
      {editing ? (
        <CommentInput
          of={of}
          label="Edit comment"
          action="Save"
          initial={typedOf(comment)}
          focused
          open
          onSend={(written) => {
            setEditing(false);
            if (written.text !== text) onEdit(written);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <CommentText {...comment} />
      )}
      {more}
    </li>
  );
}
