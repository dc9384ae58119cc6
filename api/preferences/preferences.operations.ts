import { GetPreferences } from '@evident/application/preferences/get-preferences';
import { UpdatePreferences } from '@evident/application/preferences/update-preferences';
import { PreferencesDto, PreferencesUpdateDto } from './preferences.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PREFERENCES_OPERATIONS = {
  getPreferences: operation({
    route: 'GET /preferences',
    asks: GetPreferences,
    summary: 'Get your preferences, and what you have seen or skipped',
    answers: PreferencesDto,
    message: ({ actor }) => new GetPreferences(actor),
  }),
  updatePreferences: operation({
    route: 'PATCH /preferences',
    asks: UpdatePreferences,
    summary: 'Change your preferences',
    description: 'They apply in this workspace, on all of your devices.',
    body: PreferencesUpdateDto,
    message: ({ actor, body: update }) => new UpdatePreferences(actor, update),
  }),
};
