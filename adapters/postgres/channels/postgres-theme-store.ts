import type { ThemeStore } from '@evident/application/channels/themes';
import type { Theme } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { EntitySchema } from 'typeorm';
import { maybeMoment, maybeUuid, saved, text, uuid } from '../columns.ts';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';

export const themeEntity = new EntitySchema<Theme>({
  name: 'theme',
  columns: {
    ...saved,
    channelId: uuid('channel_id'),
    key: { type: 'integer' },
    title: text,
    titledBy: { type: 'text', name: 'titled_by' },
    titledSize: { type: 'integer', name: 'titled_size' },
    quotes: { type: 'uuid', array: true },
    phrases: { type: 'jsonb' },
    contradicting: maybeUuid('contradicting'),
    doublings: { type: 'integer' },
    doubledAt: maybeMoment('doubled_at'),
    mergedInto: maybeUuid('merged_into'),
  },
});

export class PostgresThemeStore implements ThemeStore {
  constructor(private readonly session: Session) {}

  find(channelId: Uuid, id: Uuid): Promise<Theme | null> {
    return this.session.manager.findOne(themeEntity, { where: { id, channelId }, lock: { mode: 'pessimistic_write' } });
  }

  async save(...themes: readonly Theme[]): Promise<void> {
    await upsertMany(this.session.manager, themeEntity, themes);
  }
}
