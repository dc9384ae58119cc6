import { flagMark, preferencesUpdate, preferencesView } from '@evident/domain/preferences';
import { dtoFrom } from '../kernel/dto.ts';

export class PreferencesDto extends dtoFrom(preferencesView) {}
export class PreferencesUpdateDto extends dtoFrom(preferencesUpdate) {}
export class FlagMarkDto extends dtoFrom(flagMark) {}
