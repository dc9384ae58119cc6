import type { Actor } from '@evident/domain/permissions';
import { type FlagState, withFlag } from '@evident/domain/preferences';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PreferenceStore } from './preference-store.ts';

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
