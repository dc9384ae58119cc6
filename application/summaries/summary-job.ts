import type { DeliveredEvent } from '@evident/domain/events';
import type { JobFor } from '../jobs/index.ts';
import type { SummaryTurn } from './run-summary.ts';

/** The job of a waiting summary. The event is in the transaction that saved it, so that none is forgotten. */
export function summaryJob({ teamId, payload }: DeliveredEvent<'summary:changed'>): JobFor<SummaryTurn> | null {
  const { summaryId, textId, state } = payload;
  return state === 'WAITING'
    ? { payload: { teamId, summaryId, textId }, options: { key: textId, group: teamId } }
    : null;
}
