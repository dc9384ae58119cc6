import type { Session } from '../session.ts';
import { mediaEntity, renderEntity } from './entities.ts';
import { PostgresMediaStore } from './postgres-media-store.ts';
import { PostgresRenderStore } from './postgres-render-store.ts';

export const mediaEntities = [mediaEntity, renderEntity];

export const mediaStores = {
  media: (session: Session) => new PostgresMediaStore(session),
  renders: (session: Session) => new PostgresRenderStore(session),
};
