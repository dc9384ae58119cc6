import { by, event, id, internal } from '../event-kinds/index.ts';

export const RETENTION_EVENTS = {
  'retention:rule-changed': internal(
    event(null, 'a rule of data retention is set that deletes more than the one before', {
      projectId: { ...id, nullable: true },
      by,
    }),
  ),
  'retention:run-started': internal(
    event(null, 'a run of data retention is to delete', { runId: id, projectId: { ...id, nullable: true } }),
  ),
} as const;
