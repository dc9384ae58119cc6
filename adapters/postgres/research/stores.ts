import type { Session } from '../session.ts';
import { researchEntity, researchStepEntity } from './entities.ts';
import { PostgresResearchStore } from './postgres-research-store.ts';

export const researchEntities = [researchEntity, researchStepEntity];

export const researchStores = {
  research: (session: Session) => new PostgresResearchStore(session),
};
