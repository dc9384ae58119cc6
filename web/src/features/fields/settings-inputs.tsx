import type { FieldSettingsProps } from '../../field-types/field-type.ts';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';

/** The settings of the chosen type. */
export function SettingsInputs(props: FieldSettingsProps) {
  const settings = SHOWN_FIELD_TYPES[props.draft.type].settings;
  return settings ? <settings.Inputs {...props} /> : null;
}
