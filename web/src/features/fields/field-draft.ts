import {
  type FieldSettings,
  type FieldTypeName,
  type FieldView,
  type SentSettings,
  fieldTypeOf,
} from '@evident/domain/fields';
import type { FieldDraft } from '../../field-types/field-draft.ts';
import { SHOWN_FIELD_TYPES } from '../../field-types/index.ts';

const SEVERAL = 100;
const NPS = fieldTypeOf('NPS').settings({}, {}, () => '').labels!;

export function draftOf(field: Pick<FieldView, 'label' | 'type' | 'settings'> | null): FieldDraft {
  const {
    options = [],
    max = 1,
    format = 'number',
    currencySymbol = '$',
    labels = NPS,
  }: FieldSettings = field?.settings ?? {};
  return {
    label: field?.label ?? '',
    type: field?.type ?? 'TEXT',
    options: options.map((option) => ({ ...option, key: option.id })),
    several: max > 1,
    max: max > 1 ? max : SEVERAL,
    format,
    currencySymbol,
    labels,
  };
}

/** The settings that the chosen type takes. */
export const settingsOf = (draft: FieldDraft): SentSettings =>
  SHOWN_FIELD_TYPES[draft.type].settings?.sent(draft) ?? {};

/**
 * The request for a change. A field that becomes a select field without options gets those of its values,
 * so none are sent then.
 */
export function changeOf(
  field: FieldView,
  draft: FieldDraft,
): { label?: string; type?: FieldTypeName; settings?: SentSettings } {
  const turned = draft.type !== field.type;
  const settings = settingsOf(draft);
  const { options, ...others } = settings;
  const sent = turned && options?.length === 0 ? others : settings;
  const before = settingsOf(draftOf(field));
  return {
    ...(draft.label.trim() !== field.label && { label: draft.label }),
    ...(turned && { type: draft.type }),
    ...((turned || JSON.stringify(before) !== JSON.stringify(settings)) &&
      Object.keys(sent).length > 0 && { settings: sent }),
  };
}
