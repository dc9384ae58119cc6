import type { Actor } from '@evident/domain/permissions';
import { type PreferencesView, viewPreferences } from '@evident/domain/preferences';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { PreferenceReader } from './preference-store.ts';

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
