import type { Actor } from '@evident/domain/permissions';
import {
  type FlagState,
  type PreferencesUpdate,
  type PreferencesView,
  viewPreferences,
  withFlag,
} from '@evident/domain/preferences';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PreferenceReader, PreferenceStore } from './preference-store.ts';

/** The member's preferences, and what they have seen or skipped. */
export class GetPreferences extends Query<PreferencesView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const GetPreferencesHandler = answeredBy(async ({ actor }: GetPreferences, reader: PreferenceReader) =>
  viewPreferences(await reader.of(actor)),
);

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
  ({ actor, update }: UpdatePreferences, work: UnitOfWork<{ preferences: PreferenceStore }>) =>
    work.perform(actor.teamId, async ({ preferences }) => {
      const stored = await preferences.find(actor.userId);
      await preferences.save(actor.userId, { ...stored, preferences: { ...stored.preferences, ...update } });
    }),
);

/** Remembers that the member has seen or skipped something; null forgets it. */
export class MarkFlag extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly flag: string,
    readonly state: FlagState | null,
  ) {
    super();
  }
}

export const MarkFlagHandler = answeredBy(
  ({ actor, flag, state }: MarkFlag, work: UnitOfWork<{ preferences: PreferenceStore }>) =>
    work.perform(actor.teamId, async ({ preferences }) => {
      const stored = await preferences.find(actor.userId);
      await preferences.save(actor.userId, { ...stored, flags: withFlag(stored.flags, flag, state) });
    }),
);
