import type { Closing, DeletionReceipt } from '@evident/domain/workspaces';
import type { Mail } from '../mail/index.ts';

/** Removes line breaks from names, for use in a subject or sentence. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
const dayOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const closedMail = (to: string, workspace: string, { deletesAt }: Closing, keepUrl: string): Mail => ({
  to,
  subject: oneLine(`${workspace} is closed and will be deleted`),
  text: `The workspace ${oneLine(workspace)} is closed. It will be deleted on ${dayOf(deletesAt)}, with all its projects, notes, recordings and files.\n\nUntil then, each workspace admin can keep it. Everything is then as it was:\n\n${keepUrl}\n`,
});

export const warningMail = (to: string, workspace: string, { deletesAt }: Closing, keepUrl: string): Mail => ({
  to,
  subject: oneLine(`${workspace} will be deleted soon`),
  text: `The workspace ${oneLine(workspace)} will be deleted on ${dayOf(deletesAt)}. After that, nothing can be restored.\n\nTo keep it, sign in and choose “Keep the workspace”:\n\n${keepUrl}\n`,
});

export const keptMail = (to: string, workspace: string, url: string): Mail => ({
  to,
  subject: oneLine(`${workspace} is kept`),
  text: `An admin decided to keep the workspace ${oneLine(workspace)}. It is open again for all its members:\n\n${url}\n`,
});

/** The name of the workspace is deleted too. */
export const erasedMail = (to: string, receipt: DeletionReceipt): Mail => ({
  to,
  subject: 'Your workspace was deleted',
  text: `The workspace ${receipt.workspaceId} was deleted, as an admin asked on ${dayOf(receipt.askedAt)}.\n\n${receipt.rowCount} records and ${receipt.fileCount} files were erased by ${dayOf(receipt.erasedAt)}. Copies in backups of the installation end with those.\n\nThis mail is the receipt. No address of an admin is kept with it.\n`,
});
