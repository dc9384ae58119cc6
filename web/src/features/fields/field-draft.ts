import type {
  FieldSettings,
  FieldTypeName,
  FieldView,
  NpsLabels,
  NumberFormat,
  SentSettings,
} from '@evident/domain/fields';
import { fieldTypeOf } from '@evident/domain/fields';

export interface DraftOption {
  /** Absent for a new option. */
  readonly id?: string;
  readonly key: string;
  readonly label: string;
  readonly color?: string;
}

/** Input of the form of a field, for every type. */
export interface FieldDraft {
  readonly label: string;
  readonly type: FieldTypeName;
  readonly options: readonly DraftOption[];
  /** Whether a value may hold several options. */
  readonly several: boolean;
  readonly max: number;
  readonly format: NumberFormat;
  readonly currencySymbol: string;
  readonly labels: NpsLabels;
}

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
export function settingsOf({ type, options, several, max, format, currencySymbol, labels }: FieldDraft): SentSettings {
  switch (type) {
    case 'SELECT':
      return {
        options: options
          .filter(({ label }) => label.trim() !== '')
          .map(({ id, label, color }) => ({
            ...(id !== undefined && { id }),
            label,
            ...(color !== undefined && { color }),
          })),
        max: several ? max : 1,
      };
    case 'NUMBER':
      return { format, ...(format === 'currency' && { currencySymbol }) };
    case 'NPS':
      return { labels };
    default:
      return {};
  }
}

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
