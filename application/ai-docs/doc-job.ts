import type { DeliveredEvent } from '@evident/domain/events';
import type { JobFor } from '../jobs/index.ts';
import type { DocTurn } from './run-ai-doc.ts';

/** The job of a doc. The event is in the transaction that saved it, so that none is forgotten. */
export const docJob = ({ teamId, payload }: DeliveredEvent<'ai-doc:requested'>): JobFor<DocTurn> => ({
  payload: { teamId, docId: payload.docId, textId: payload.textId },
  options: { key: payload.textId, group: teamId },
});
