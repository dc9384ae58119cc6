import { ActionIcon } from '@mantine/core';
import { type NotificationKind, type NotificationView, pathOf, wordsOf } from '@evident/domain/notifications';
import {
  AtSign,
  Bot,
  Captions,
  FileDown,
  FileText,
  Hourglass,
  KeyRound,
  Mail,
  MailOpen,
  MessageSquare,
  Share2,
  ShieldAlert,
  ShieldOff,
  UserPlus,
  Zap,
  Clapperboard,
  type LucideIcon,
  CreditCard,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Item } from '../../kernel/peek/peek.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { useMarking } from '../../data/notifications/mutations.ts';
import styles from './notifications.module.css';

const ICONS: Readonly<Record<NotificationKind, LucideIcon>> = {
  MENTION: AtSign,
  COMMENT: MessageSquare,
  SHARE: Share2,
  INVITE: UserPlus,
  ACCESS_REQUEST: KeyRound,
  IMPORT: FileDown,
  EXPORT: Clapperboard,
  TRANSCRIPT: Captions,
  SUMMARY: FileText,
  BILLING: CreditCard,
  ALERT: ShieldAlert,
  REDACTION: ShieldOff,
  AUTOMATION: Zap,
  AGENT: Bot,
  RETENTION: Hourglass,
};

/** The object as a peek; null for what opens as a page. */
function peekOf({ object, commentId }: NotificationView): Item | null {
  if (!object) return null;
  const comment = commentId ? { place: `comment-${commentId}` } : {};
  switch (object.type) {
    case 'NOTE':
      return { kind: 'note', id: object.id, ...comment };
    case 'INSIGHT':
      return { kind: 'insight', id: object.id, ...comment };
    case 'PERSON':
      return { kind: 'person', id: object.id, ...comment };
    case 'HIGHLIGHT':
      return object.noteId === null
        ? null
        : { kind: 'note', id: object.noteId, place: `highlight-${object.id}`, ...comment };
    default:
      return null;
  }
}

/** Requests are answered where access is given. */
const pageOf = (one: NotificationView): string =>
  one.kind === 'ACCESS_REQUEST' && one.what === 'requested' ? `${pathOf(one)}/settings/access` : pathOf(one);

/** The event, as a sentence that opens the place; opening marks it as read. */
export function NotificationRow({ notification }: { notification: NotificationView }) {
  const { id, kind, what, by, object, project, message, createdAt, readAt } = notification;
  const { mutate } = useMarking();
  const unread = readAt === null;
  const Icon = ICONS[kind];
  const { before, after } = wordsOf(kind, what);
  const peek = peekOf(notification);
  const inside = (
    <>
      <span className={styles.sentence}>
        {by && (
          <>
            <strong dir="auto">{by.name}</strong>{' '}
          </>
        )}
        {before}
        {object && <strong dir="auto">{object.title || 'Untitled'}</strong>}
        {after}
      </span>
      {message !== null && (
        <span className={styles.sentence} dir="auto">
          {message}
        </span>
      )}
      <span className={styles.detail}>
        {project && project.id !== object?.id && <span dir="auto">{project.title} · </span>}
        <RelativeTime at={createdAt} />
      </span>
    </>
  );
  return (
    <li className={styles.row} data-unread={unread || undefined} data-row>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.opens} onClickCapture={() => unread && mutate({ id, read: true })}>
        {peek ? (
          <PeekLink item={peek} className={styles.link}>
            {inside}
          </PeekLink>
        ) : (
          <Link to={pageOf(notification)} className={styles.link}>
            {inside}
          </Link>
        )}
      </span>
      {unread && <span className={styles.dot} role="img" aria-label="Unread" />}
      <ActionIcon
        aria-label={unread ? 'Mark as read' : 'Mark as unread'}
        title={unread ? 'Mark as read' : 'Mark as unread'}
        onClick={() => mutate({ id, read: unread })}
      >
        {unread ? <MailOpen size={16} aria-hidden /> : <Mail size={16} aria-hidden />}
      </ActionIcon>
    </li>
  );
}
