import { type Crossing, type Crosstab, columnRows } from '@evident/domain/charts';
import type { FieldView } from '@evident/domain/fields';
import { type FilterRow, systemRow } from '@evident/domain/filters';
import { CrossingSelect } from './crossing-select.tsx';
import { CsvButton } from './csv-button.tsx';
import { HeatTable } from './heat-table.tsx';
import styles from './charts.module.css';

interface Props {
  /** The fields to choose from. */
  fields: readonly FieldView[];
  crossing: Crossing;
  /** A field by its id, or one of the other columns by its name in addresses. */
  onCross: (by: string) => void;
  data: Crosstab;
  /** The address of the highlights for which rows hold. */
  pathOf: (...rows: FilterRow[]) => string;
}

/** The highlights of each tag by month, segment, person or the values of a field. */
export function CrosstabView({ fields, crossing, onCross, data, pathOf }: Props) {
  const { columns, rows, label } = data;
  return (
    <>
      <div className={styles.controls}>
        <CrossingSelect label="Columns" fields={fields} crossing={crossing} onCross={onCross} />
        <div className={styles.end}>
          <CsvButton
            name={`Tags by ${label}`}
            rows={() => [
              ['Tag', ...columns.map((column) => column.label)],
              ...rows.map(({ title, counts }) => [title, ...counts.map(String)]),
              ['All highlights', ...columns.map(({ highlights }) => String(highlights))],
            ]}
          />
        </div>
      </div>
      <CrosstabTable crossing={crossing} data={data} pathOf={pathOf} />
    </>
  );
}

/** Tags by the columns of a crosstab. */
export function CrosstabTable({
  crossing,
  data: { columns, rows, label },
  pathOf,
  whole,
}: Pick<Props, 'crossing' | 'data' | 'pathOf'> & { whole?: string }) {
  return (
    <HeatTable
      label={`Highlights by tag and ${label}`}
      corner="Tag"
      whole={whole}
      columns={columns.map((column) => ({ key: column.value ?? ' ', title: column.label }))}
      rows={rows.map(({ counts, ...tag }) => ({ ...tag, cells: counts }))}
      pathOf={({ id }, column) =>
        pathOf(systemRow('Tags', 'HasAnyOf', id), ...columnRows(crossing, columns[column]?.value ?? null))
      }
    />
  );
}
