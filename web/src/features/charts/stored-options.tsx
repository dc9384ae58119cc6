import { type ChartSettings, type Crossing, crossingLabel, countedIn, measureName } from '@evident/domain/charts';
import { useQuery } from '@tanstack/react-query';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { CrossingSelect } from './crossing-select.tsx';
import { crossingFrom, storedCrossing } from './crossings.ts';
import { NotesControls } from './notes-controls.tsx';
import styles from './charts.module.css';

interface Props {
  projectId: string;
  settings: ChartSettings;
  /** With a title for the chart. */
  onChange: (settings: ChartSettings, title: string) => void;
}

/** The columns and the figure of a chart that has them, to choose before it is drawn. */
export function StoredOptions({ projectId, settings, onChange }: Props) {
  const { view, by = 'FIELD', fieldId, measure = 'COUNT', numberFieldId = null, type } = settings;
  const { data: fields = [] } = useQuery(filterFieldsQuery(projectId));
  if (view !== 'CROSSTAB' && view !== 'NOTES') return null;
  const crossing = crossingFrom(fields, by === 'FIELD' ? (fieldId ?? '') : by.toLowerCase());
  const change = (next: Partial<ChartSettings>, across: Crossing = crossing): void => {
    const { by: _, ...kept } = settings;
    const changed = { ...kept, ...next, ...storedCrossing(across) };
    const number = fields.find(({ id }) => id === changed.numberFieldId)?.label ?? null;
    const figure = view === 'CROSSTAB' ? 'Tags' : measureName(changed.measure ?? 'COUNT', number);
    onChange(changed, `${figure} by ${crossingLabel(across, countedIn(view)).toLowerCase()}`);
  };
  const onCross = (said: string): void => change({}, crossingFrom(fields, said));
  return (
    <div className={styles.chosen}>
      {view === 'CROSSTAB' ? (
        <CrossingSelect label="Columns" fields={fields} crossing={crossing} onCross={onCross} />
      ) : (
        <NotesControls
          fields={fields}
          crossing={crossing}
          onCross={onCross}
          options={{ measure, numberFieldId }}
          onOptions={change}
          type={type}
          onType={(chosen) => change({ type: chosen })}
        />
      )}
    </div>
  );
}
