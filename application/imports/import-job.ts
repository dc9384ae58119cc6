import type { DeliveredEvent } from '@evident/domain/events';
import type { JobFor } from '../jobs/index.ts';
import type { ImportTurn } from './start-import.ts';

/** The job of an import. The event is in the transaction that saved it, so that no import is forgotten. */
export const importJob = ({ teamId, payload }: DeliveredEvent<'import:started'>): JobFor<ImportTurn> => ({
  payload: { teamId, runId: payload.importId },
  options: { key: payload.importId, group: teamId },
});
