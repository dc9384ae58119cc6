import {
  type PreviewCounts,
  RETENTION_DAYS,
  type RetentionCounts,
  type RetentionRule,
  intervalWords,
} from '@evident/domain/retention';

/** A choice of the form: days, or a rule that was set by the API; `always` keeps all, `workspace` follows the workspace. */
export type Kept = string;

/** The choice of a rule. */
export function keptOf(rule: RetentionRule | null): Kept {
  if (rule === null) return 'always';
  const { days, ...others } = rule.interval;
  const isDays = Object.values(others).every((count) => !count) && RETENTION_DAYS.some((choice) => choice === days);
  return isDays ? String(days) : JSON.stringify(rule.interval);
}

/** The rule of a choice. */
export function ruleOf(kept: Kept, since: RetentionRule['since']): RetentionRule | null {
  if (kept === 'always' || kept === 'workspace') return null;
  const interval = kept.startsWith('{') ? (JSON.parse(kept) as RetentionRule['interval']) : { days: Number(kept) };
  return { interval, since };
}

/** The choices of the form, with the saved one. */
export function choicesOf(saved: RetentionRule | null): { value: Kept; label: string }[] {
  const days = RETENTION_DAYS.map((count) => ({ value: String(count), label: `${count} days` }));
  const kept = keptOf(saved);
  const own = kept.startsWith('{') ? [{ value: kept, label: intervalWords(saved!.interval) }] : [];
  return [{ value: 'always', label: 'Always' }, ...days, ...own];
}

const number = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const lengthWords = (seconds: number): string =>
  seconds < 3600 ? number(Math.ceil(seconds / 60), 'minute') : `${(seconds / 3600).toFixed(1)} hours`;

/** Such as `3 notes with 1 recording (30 minutes) and 12 highlights`. */
export function previewWords({
  notes,
  recordings,
  recordedSeconds,
  highlights,
  insights,
  held,
}: PreviewCounts): string {
  if (notes === 0) return held === 0 ? 'Nothing' : `Nothing, and ${number(held, 'note')} on hold`;
  const hours = recordings === 0 ? '' : ` (${lengthWords(recordedSeconds)})`;
  const parts = [`${number(recordings, 'recording')}${hours}`, number(highlights, 'highlight')];
  const cited = insights === 0 ? '' : `, cited in ${number(insights, 'insight')}`;
  return `${number(notes, 'note')} with ${parts.join(' and ')}${cited}${held === 0 ? '' : `; ${number(held, 'note')} on hold`}`;
}

/** The counts of a run. */
export const runWords = ({ notes, recordings, files, highlights, copies }: RetentionCounts): string =>
  [
    number(notes, 'note'),
    number(recordings, 'recording'),
    number(files, 'other file'),
    number(highlights, 'highlight'),
    number(copies, 'copy elsewhere', 'copies elsewhere'),
  ].join(', ');

/** A rule in one sentence. */
export const ruleWords = (rule: RetentionRule | null): string =>
  rule === null
    ? 'Notes are kept always'
    : `Notes are kept for ${intervalWords(rule.interval)} after they ${rule.since === 'CREATED' ? 'were added' : 'happened'}`;
