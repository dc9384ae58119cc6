import { by, event, id } from '../event-kinds/index.ts';

const research = { type: 'RESEARCH', id: 'researchId' } as const;
const onResearch = { researchId: id, ownerId: id, by } as const;

export const RESEARCH_EVENTS = {
  'research:changed': event(research, 'a research is started, finishes a step, or ends', onResearch),
} as const;
