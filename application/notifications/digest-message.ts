import { escapedForChat } from '@evident/domain/integrations';
import { pathOf } from '@evident/domain/notifications';
import type { Addresses } from '../identity/index.ts';
import type { Mail } from '../mail/index.ts';
import { type DigestNews, digestMail, newsPath, sentence } from './mails.ts';
import type { Mailing } from './notice-store.ts';
import type { Uuid } from '@evident/domain/kernel';

/** A digest in the markup of Slack. Words of members cannot link or ping. */
export function digestMessage(
  addresses: Addresses,
  { subdomain, workspace }: Mailing,
  { unread, news }: DigestNews,
): string {
  const link = (path: string, words: string): string =>
    `• <${encodeURI(addresses.workspace(subdomain, path))}|${escapedForChat(words)}>`;
  return [
    `*What is new in ${escapedForChat(workspace)}*`,
    ...(unread.length > 0
      ? [['You have not read:', ...unread.map((one) => link(pathOf(one), sentence(one)))].join('\n')]
      : []),
    ...(news.length > 0
      ? [
          [
            'New in the places that you follow:',
            ...news.map((one) => `${link(newsPath(one), one.title || 'Untitled')} (${escapedForChat(one.place)})`),
          ].join('\n'),
        ]
      : []),
    `<${addresses.workspace(subdomain, '/settings/user/notifications')}|Choose what you hear of>`,
  ].join('\n\n');
}

/** The mail in place of a message that could not be sent. */
export function digestMailInstead(addresses: Addresses, teamId: Uuid, mailing: Mailing, news: DigestNews): Mail {
  const mail = digestMail(addresses, teamId, mailing, news);
  const settings = addresses.workspace(mailing.subdomain, '/settings/user/integrations');
  return {
    ...mail,
    text: `This digest could not be sent to you in Slack, so it comes by email. Check your account: ${settings}\n\n${mail.text}`,
  };
}
