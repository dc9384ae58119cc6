import { NativeSelect, SegmentedControl } from '@mantine/core';
import {
  CHART_TYPES,
  CHART_TYPE_NAMES,
  type ChartType,
  type Crossing,
  NOTE_MEASURES,
  type NoteMeasure,
  canMeasure,
  measureLabel,
} from '@evident/domain/charts';
import type { FieldView } from '@evident/domain/fields';
import { CrossingSelect } from './crossing-select.tsx';
import { isInOrder } from './notes-chart.tsx';

/** The figure of notes that is drawn. */
export interface NotesOptions {
  readonly measure: NoteMeasure;
  /** Null for the number of notes, and without a number field. */
  readonly numberFieldId: string | null;
}

interface Props {
  fields: readonly FieldView[];
  crossing: Crossing;
  onCross: (by: string) => void;
  options: NotesOptions;
  onOptions: (options: NotesOptions) => void;
  type: ChartType;
  onType: (type: ChartType) => void;
}

/** The options of a chart of notes: the figure, the field that it is of, the columns, and how it is drawn. */
export function NotesControls({ fields, crossing, onCross, options, onOptions, type, onType }: Props) {
  const numbers = fields.filter(canMeasure);
  const measures = NOTE_MEASURES.filter((measure) => measure === 'COUNT' || numbers.length > 0);
  const { measure, numberFieldId } = options;
  return (
    <>
      <NativeSelect
        label="Figure"
        data={measures.map((value) => ({ value, label: measureLabel(value) }))}
        value={measure}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as NoteMeasure;
          onOptions({
            measure: chosen,
            numberFieldId: chosen === 'COUNT' ? null : (numberFieldId ?? numbers[0]?.id ?? null),
          });
        }}
      />
      {measure !== 'COUNT' && (
        <NativeSelect
          label="Of"
          data={numbers.map(({ id, label }) => ({ value: id, label }))}
          value={numberFieldId ?? ''}
          onChange={({ currentTarget }) => onOptions({ measure, numberFieldId: currentTarget.value })}
        />
      )}
      <CrossingSelect label="By" fields={fields} crossing={crossing} counted="note" onCross={onCross} />
      {!isInOrder(crossing) && (
        <SegmentedControl
          aria-label="Chart type"
          data={CHART_TYPES.map((value) => ({ value, label: CHART_TYPE_NAMES[value] }))}
          value={type}
          onChange={onType}
        />
      )}
    </>
  );
}
