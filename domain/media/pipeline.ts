import type { MediaFacts } from './facts.ts';
import type { JobStanding } from './news.ts';
import type { MediaState } from './states.ts';

/** Names of the events of the media pipeline (specification, document 001, section 4). */
export const PIPELINE_EVENTS = [
  'source.transferred',
  'metadata.processed',
  'metadata.failed',
  'output.processed',
  'output.failed',
  'job.completed',
  'job.skipped',
] as const;
export type PipelineEvent = (typeof PIPELINE_EVENTS)[number];

export const EXPORT_EVENTS = ['export.progress', 'export.completed', 'export.failed'] as const;
export type ExportEvent = (typeof EXPORT_EVENTS)[number];

/**
 * Returns the events of a recording so far, one for each ended step. A recording exists once its source is stored, so
 * the failure of a source is the state FAILED of its upload. The job is skipped if it was cancelled or needs no output.
 */
export function pipelineOf(
  { state, facts }: { readonly state: MediaState; readonly facts: MediaFacts | null },
  jobs: readonly Pick<JobStanding, 'event'>[],
): PipelineEvent[] {
  const events: PipelineEvent[] = ['source.transferred'];
  if (facts) events.push('metadata.processed');
  else if (state === 'FAILED') events.push('metadata.failed');
  for (const { event } of jobs) {
    if (event === 'COMPLETE') events.push('output.processed');
    if (event === 'ERROR' && state !== 'CANCELLED') events.push('output.failed');
  }
  if (state === 'CANCELLED' || (state === 'DONE' && jobs.length === 0)) events.push('job.skipped');
  else if (state === 'DONE') events.push('job.completed');
  return events;
}

/** The last event of a rendering. A cancelled one has failed. */
export function exportEventOf({ state }: { readonly state: MediaState }): ExportEvent {
  if (state === 'DONE') return 'export.completed';
  return state === 'FAILED' || state === 'CANCELLED' ? 'export.failed' : 'export.progress';
}
