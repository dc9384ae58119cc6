import { by, event, id, ids } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const insight = { type: KINDS.insight.type, id: 'insightId' } as const;
const insights = { type: KINDS.insight.type, ids: 'insightIds' } as const;
const onInsight = { insightId: id, projectId: id, by } as const;

export const INSIGHT_EVENTS = {
  'insight:changed': event(
    insight,
    'an insight is created, it or its text changes, or it is restored',
    {
      insightId: id,
      projectId: id,
    },
    { by },
  ),
  'insight:removed': event(insight, 'an insight is deleted', onInsight),
  'insight:published': event(insight, 'an insight is published', onInsight),
  'insight:unpublished': event(insight, 'an insight is unpublished', onInsight),
  'insights:changed': event(insights, 'many insights change at once', { insightIds: ids, projectId: id }, { by }),
  'insights:removed': event(insights, 'many insights are deleted at once', { insightIds: ids, projectId: id, by }),
} as const;
