import { shownMoment } from '../../ui/time.ts';

/** The local date as the value of a date field. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The end of that day in local time: a link that expires on Friday works all of Friday. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The status of a link as a sentence. */
export function linkStatus(
  { on, expiresAt, hasPassword }: { on: boolean; expiresAt: string | null; hasPassword: boolean },
  now: Date,
): string {
  if (!on) return 'Off: leads nowhere';
  if (expiresAt !== null && new Date(expiresAt) <= now) return `Ended ${shownMoment(expiresAt)}`;
  const who = hasPassword ? 'Anyone with the link and the password can read' : 'Anyone with the link can read';
  return expiresAt === null ? who : `${who} until ${shownMoment(expiresAt)}`;
}
