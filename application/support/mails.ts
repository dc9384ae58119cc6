import type { SupportAccess } from '@evident/domain/support';
import type { Mail } from '../mail/index.ts';

/** Removes line breaks from names, for use in a subject or sentence. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const requestMail = (
  to: string,
  workspace: string,
  { name, email, reason, hours }: SupportAccess,
  url: string,
): Mail => ({
  to,
  subject: oneLine(`Support asks to read ${workspace}`),
  text: `${oneLine(name)} (${email}) asks to read the workspace ${oneLine(workspace)} for ${hours} hours, without changing anything.\n\nReason: ${oneLine(reason)}\n\nNothing happens until an admin decides:\n\n${url}\n`,
});
