import { PostgresPreferenceReader } from '@evident/adapters/postgres/preferences/postgres-preferences';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { PreferenceReader } from '@evident/application/preferences/preference-store';
import { GetPreferences, GetPreferencesHandler } from '@evident/application/preferences/get-preferences';
import { MarkFlag, MarkFlagHandler } from '@evident/application/preferences/mark-flag';
import { UpdatePreferences, UpdatePreferencesHandler } from '@evident/application/preferences/update-preferences';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { PreferencesController } from './preferences.controller.ts';

import { PREFERENCES_OPERATIONS } from './preferences.operations.ts';
const PREFERENCES = port<PreferenceReader>('PreferenceReader');

@Module({
  controllers: [PreferencesController, controllerFor('Preferences', PREFERENCES_OPERATIONS)],
  providers: [
    provide(PREFERENCES, (reads: PostgresReads) => new PostgresPreferenceReader(reads), [READS]),
    handle(GetPreferences, GetPreferencesHandler, [PREFERENCES]),
    handle(UpdatePreferences, UpdatePreferencesHandler, [WORK]),
    handle(MarkFlag, MarkFlagHandler, [WORK]),
  ],
})
export class PreferencesModule {}
