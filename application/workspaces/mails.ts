import { INVITE_DAYS } from '@evident/domain/workspaces';
import type { Mail } from '../mail/index.ts';

/** Removes line breaks from names, for use in a subject or sentence. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const workspacesMail = (
  to: string,
  workspaces: readonly { name: string; url: string }[],
  signInUrl: string,
): Mail => ({
  to,
  subject: 'Your workspaces',
  text:
    workspaces.length === 0
      ? `You have an account but no workspace yet. Sign in to create or join one:\n\n${signInUrl}\n`
      : `You are in these workspaces:\n\n${workspaces.map(({ name, url }) => `${oneLine(name)}\n${url}`).join('\n\n')}\n`,
});

export const inviteMail = (to: string, from: string, workspace: string, link: string): Mail => ({
  to,
  subject: oneLine(`${from} invites you to ${workspace}`),
  text: `${oneLine(from)} invites you to the workspace ${oneLine(workspace)} on Evident. Accept here:\n\n${link}\n\nThe invite is for ${to} and works for ${INVITE_DAYS} days.\n`,
});
