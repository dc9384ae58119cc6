import { NativeSelect } from '@mantine/core';
import { type Crossing, type Crosstab, columnRows, crossingLabel } from '@evident/domain/charts';
import type { FieldView } from '@evident/domain/fields';
import { type FilterRow, systemRow } from '@evident/domain/filters';
import { CsvButton } from './csv-button.tsx';
import { HeatTable } from './heat-table.tsx';
import { OTHER_CROSSINGS, crossingInAddress } from './crossings.ts';
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
        <NativeSelect
          label="Columns"
          data={[
            ...OTHER_CROSSINGS.map((by) => ({ value: by.toLowerCase(), label: crossingLabel({ by }) })),
            {
              group: 'Fields',
              items: fields.map((one) => ({
                value: one.id,
                label: one.objectType === 'PERSON' ? `${one.label} (people)` : one.label,
              })),
            },
          ]}
          value={crossingInAddress(crossing)}
          onChange={(event) => onCross(event.currentTarget.value)}
        />
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
}: Pick<Props, 'crossing' | 'data' | 'pathOf'>) {
  return (
    <HeatTable
      label={`Highlights by tag and ${label}`}
      corner="Tag"
      columns={columns.map((column) => ({ key: column.value ?? 'none', title: column.label }))}
      rows={rows.map(({ counts, ...tag }) => ({ ...tag, cells: counts }))}
      pathOf={({ id }, column) =>
        pathOf(systemRow('Tags', 'HasAnyOf', id), ...columnRows(crossing, columns[column]?.value ?? null))
      }
    />
  );
}
