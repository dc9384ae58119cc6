import { NativeSelect } from '@mantine/core';
import { type Counted, type Crossing, canCross, crossingLabel } from '@evident/domain/charts';
import type { FieldView } from '@evident/domain/fields';
import { OTHER_CROSSINGS, crossingInAddress } from './crossings.ts';

interface Props {
  label: string;
  fields: readonly FieldView[];
  crossing: Crossing;
  counted?: Counted;
  /** A field by its id, or one of the others by its name in addresses. */
  onCross: (by: string) => void;
}

/** Chooses the columns of a chart: weeks, months, segments, people, or the values of a field. */
export function CrossingSelect({ label, fields, crossing, counted = 'highlight', onCross }: Props) {
  const crossed = fields.filter(canCross);
  const others = OTHER_CROSSINGS.map((by) => ({ value: by.toLowerCase(), label: crossingLabel({ by }, counted) }));
  const names = [...others, ...crossed].map((one) => one.label);
  return (
    <NativeSelect
      label={label}
      data={[...others, ...groupOf('Notes', 'NOTE', crossed, names), ...groupOf('People', 'PERSON', crossed, names)]}
      value={crossingInAddress(crossing)}
      onChange={({ currentTarget }) => onCross(currentTarget.value)}
    />
  );
}

/** The fields of one kind of object. Names that occur more than once say the object, because a closed select shows no group. */
function groupOf(
  group: 'Notes' | 'People',
  objectType: FieldView['objectType'],
  fields: readonly FieldView[],
  names: readonly string[],
) {
  const items = fields
    .filter((field) => field.objectType === objectType)
    .map(({ id, label }) => ({
      value: id,
      label: names.indexOf(label) < names.lastIndexOf(label) ? `${label} (${group.toLowerCase()})` : label,
    }));
  return items.length > 0 ? [{ group, items }] : [];
}
