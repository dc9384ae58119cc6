import { by, event, id } from '../event-kinds/index.ts';
import { WRITING_STATES } from '../evidence/index.ts';
import { SUMMARY_TARGETS } from './summary.ts';

const summary = { type: 'SUMMARY', id: 'summaryId' } as const;
const onSummary = {
  summaryId: id,
  projectId: id,
  targetType: { type: 'string', enum: SUMMARY_TARGETS },
  targetId: id,
  by,
} as const;

export const SUMMARY_EVENTS = {
  'summary:changed': event(
    summary,
    'a summary is started, written, edited or restored; DONE, FAILED and CANCELLED are ends',
    {
      ...onSummary,
      textId: id,
      state: { type: 'string', enum: WRITING_STATES },
    },
  ),
  'summary:removed': event(summary, 'a summary is deleted', onSummary),
} as const;
