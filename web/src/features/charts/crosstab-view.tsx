import { NativeSelect } from '@mantine/core';
import { type Crosstab, columnRow } from '@evident/domain/charts';
import type { FieldView } from '@evident/domain/fields';
import { type FilterRow, systemRow } from '@evident/domain/filters';
import { CsvButton } from './csv-button.tsx';
import { HeatTable } from './heat-table.tsx';
import styles from './charts.module.css';

interface Props {
  /** The fields to choose from. */
  fields: readonly FieldView[];
  field: FieldView;
  onField: (fieldId: string) => void;
  data: Crosstab;
  /** The address of the highlights for which rows hold. */
  pathOf: (...rows: FilterRow[]) => string;
}

/** The highlights of each tag by the values of a field. */
export function CrosstabView({ fields, field, onField, data, pathOf }: Props) {
  const { columns, rows, label } = data;
  return (
    <>
      <div className={styles.controls}>
        <NativeSelect
          label="Field"
          data={fields.map((one) => ({
            value: one.id,
            label: one.objectType === 'PERSON' ? `${one.label} (people)` : one.label,
          }))}
          value={field.id}
          onChange={(event) => onField(event.currentTarget.value)}
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
      <CrosstabTable field={field} data={data} pathOf={pathOf} />
    </>
  );
}

/** Tags by the values of a field. */
export function CrosstabTable({
  field,
  data: { columns, rows, label },
  pathOf,
}: Pick<Props, 'field' | 'data' | 'pathOf'>) {
  return (
    <HeatTable
      label={`Highlights by tag and ${label}`}
      corner="Tag"
      columns={columns.map((column) => ({ key: column.value ?? 'none', title: column.label }))}
      rows={rows.map(({ counts, ...tag }) => ({ ...tag, cells: counts }))}
      pathOf={({ id }, column) =>
        pathOf(systemRow('Tags', 'HasAnyOf', id), columnRow(field, columns[column]?.value ?? null))
      }
    />
  );
}
