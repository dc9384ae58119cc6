/** Types of media jobs, their events and their priorities (specification, document 001, section 3). */
export const MEDIA_JOB_TYPES = ['AUDIO', 'NORMALIZATION', 'HLS', 'AUDIO_VIDEO_EXPORT', 'AUDIO_VIDEO_CLIP'] as const;
export type MediaJobType = (typeof MEDIA_JOB_TYPES)[number];

export const MEDIA_JOB_EVENTS = [
  'INPUT_INFORMATION',
  'PROGRESSING',
  'STATUS_UPDATE',
  'NEW_WARNING',
  'QUEUE_HOP',
  'COMPLETE',
  'ERROR',
] as const;
export type MediaJobEvent = (typeof MEDIA_JOB_EVENTS)[number];

export const MEDIA_PROCESSING = ['STANDARD', 'ACCELERATED', 'DEDICATED'] as const;
export type MediaProcessing = (typeof MEDIA_PROCESSING)[number];

/** News about a running job. Progress is a fraction from 0 to 1. */
export type MediaNews =
  | { readonly event: 'INPUT_INFORMATION' | 'QUEUE_HOP' }
  | { readonly event: 'NEW_WARNING'; readonly message: string }
  | { readonly event: 'PROGRESSING' | 'STATUS_UPDATE'; readonly progress: number }
  | { readonly event: 'COMPLETE'; readonly durationMs: number }
  | { readonly event: 'ERROR'; readonly code: string; readonly message: string };

/** The standing of a job: its last event. `event` is null before the first try. */
export interface JobStanding {
  readonly event: MediaJobEvent | null;
  readonly progress: number;
  readonly code: string | null;
  readonly message: string | null;
  readonly durationMs: number | null;
}

export const NOT_STARTED: JobStanding = { event: null, progress: 0, code: null, message: null, durationMs: null };

/** The words of a cancellation (specification, document 001, section 4). */
export const CANCELLED_BY_USER = { code: 'Cancelled', message: 'User requested cancellation' } as const;

export const isOver = ({ event }: JobStanding): boolean => event === 'COMPLETE' || event === 'ERROR';

/**
 * Applies news to a job (specification, document 001, section 4). News of an ended job is ignored: a job is tried again
 * from {@link NOT_STARTED}. Progress never falls, except when the job starts again or moves to another queue. A warning
 * stays until the job ends, also when it completes.
 */
export function afterNews(standing: JobStanding, news: MediaNews): JobStanding {
  if (isOver(standing)) return standing;
  switch (news.event) {
    case 'INPUT_INFORMATION':
    case 'QUEUE_HOP':
      return { ...standing, event: news.event, progress: 0 };
    case 'NEW_WARNING':
      return { ...standing, event: news.event, message: news.message };
    case 'PROGRESSING':
    case 'STATUS_UPDATE':
      return { ...standing, event: news.event, progress: Math.max(standing.progress, fraction(news.progress)) };
    case 'COMPLETE':
      return { ...standing, event: 'COMPLETE', progress: 1, durationMs: news.durationMs };
    case 'ERROR':
      return { ...standing, event: 'ERROR', code: news.code, message: news.message };
  }
}

const fraction = (progress: number): number =>
  Number.isFinite(progress) ? Math.min(1, Math.max(0, Math.round(progress * 1000) / 1000)) : 0;
