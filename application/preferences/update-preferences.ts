import type { Actor } from '@evident/domain/permissions';
import { type PreferencesUpdate, refuseUnknownTimeZone } from '@evident/domain/preferences';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PreferenceStore } from './preference-store.ts';

/** Changes preferences of the member. */
export class UpdatePreferences extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly update: PreferencesUpdate,
  ) {
    super();
  }
}

export const UpdatePreferencesHandler = answeredBy(
  ({ actor, update }: UpdatePreferences, work: UnitOfWork<{ preferences: PreferenceStore }>) => {
    refuseUnknownTimeZone(update);
    return work.perform(actor.teamId, async ({ preferences }) => {
      const stored = await preferences.find(actor.userId);
      await preferences.save(actor.userId, { ...stored, preferences: { ...stored.preferences, ...update } });
    });
  },
);
