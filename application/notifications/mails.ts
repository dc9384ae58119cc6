import { type NotificationView, pathOf, sentenceOf } from '@evident/domain/notifications';
import type { Uuid } from '@evident/domain/kernel';
import type { Addresses } from '../identity/index.ts';
import type { Mail } from '../mail/index.ts';
import { mailTokenOf } from './mail-links.ts';
import type { NewInFollowed } from './notification-reader.ts';
import type { Mailing } from './notice-store.ts';

/** Removes line breaks from names and titles, for use in a subject or sentence. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const sentence = ({ kind, what, by, object }: NotificationView): string =>
  oneLine(sentenceOf({ kind, what, by: by?.name ?? null, title: object ? object.title || 'Untitled' : null }));

/** The end of each mail: where to change what is mailed, and a link that ends mails without signing in. */
function ending(addresses: Addresses, teamId: Uuid, { subdomain, secret }: Mailing): string {
  const settings = addresses.workspace(subdomain, '/settings/user/notifications');
  const stop = addresses.workspace(subdomain, `/unsubscribe#${mailTokenOf(teamId, secret)}`);
  return `Choose what you hear of: ${settings}\nStop all of these mails: ${stop}\n`;
}

export function notificationMail(
  addresses: Addresses,
  teamId: Uuid,
  mailing: Mailing,
  notification: NotificationView,
): Mail {
  const words = sentence(notification);
  return {
    to: mailing.email,
    subject: words,
    text: `${words}.\n\n${notification.message === null ? '' : `${oneLine(notification.message)}\n\n`}${addresses.workspace(mailing.subdomain, pathOf(notification))}\n\n${ending(addresses, teamId, mailing)}`,
  };
}

export interface DigestNews {
  readonly unread: readonly NotificationView[];
  readonly news: readonly NewInFollowed[];
}

/** The page of what is new. */
export const newsPath = ({ type, id, channelId }: NewInFollowed): string =>
  type === 'THEME' ? `/channels/${channelId ?? ''}/themes/${id}` : `/${type === 'NOTE' ? 'data' : 'insights'}/${id}`;

export function digestMail(addresses: Addresses, teamId: Uuid, mailing: Mailing, { unread, news }: DigestNews): Mail {
  const link = (path: string): string => addresses.workspace(mailing.subdomain, path);
  const parts = [
    ...(unread.length > 0
      ? [`You have not read:\n\n${unread.map((one) => `- ${sentence(one)}\n  ${link(pathOf(one))}`).join('\n')}`]
      : []),
    ...(news.length > 0
      ? [
          `New in the places that you follow:\n\n${news
            .map((one) => `- ${oneLine(one.title) || 'Untitled'} (${oneLine(one.place)})\n  ${link(newsPath(one))}`)
            .join('\n')}`,
        ]
      : []),
  ];
  return {
    to: mailing.email,
    subject: oneLine(`What is new in ${mailing.workspace}`),
    text: `${parts.join('\n\n')}\n\n${ending(addresses, teamId, mailing)}`,
  };
}
