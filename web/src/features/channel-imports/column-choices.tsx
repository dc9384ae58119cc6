import type { ImportPreview, TableChoice, TableConfiguration } from '@evident/domain/channels';
import { NativeSelect } from '@mantine/core';
import styles from './channel-imports.module.css';
import { DayInput } from '../../ui/day-input/day-input.tsx';

interface Props {
  preview: ImportPreview;
  onChange: (choice: TableChoice) => void;
}

type Column = Extract<keyof TableConfiguration, `${string}ColumnLabel`>;

/** The meanings that a column can have. All but the first may be left out. */
const COLUMNS: readonly { readonly key: Column; readonly label: string; readonly without?: string }[] = [
  { key: 'analyzeColumnLabel', label: 'Words of customers' },
  { key: 'timestampColumnLabel', label: 'Written on', without: 'Today, for all rows' },
  { key: 'titleColumnLabel', label: 'Title', without: 'None' },
  { key: 'authorColumnLabel', label: 'Person', without: 'Unknown' },
  { key: 'externalIdColumnLabel', label: 'Id of a row', without: 'The row itself' },
  { key: 'tagsColumnLabel', label: 'Tags', without: 'None' },
];

/** Which column of a table is what, and the days to import. Other columns become fields. */
export function ColumnChoices({ preview: { columns, configuration }, onChange }: Props) {
  return (
    <>
      <div className={styles.choices}>
        {COLUMNS.map(({ key, label, without }) => (
          <NativeSelect
            key={key}
            label={label}
            value={configuration[key] ?? ''}
            data={[
              ...(without === undefined ? [] : [{ value: '', label: without }]),
              ...columns.map((column) => column.label),
            ]}
            onChange={(event) => onChange({ [key]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={styles.choices}>
        <DayInput label="First day" value={configuration.minDate} onChange={(day) => onChange({ minDate: day })} />
        <DayInput label="Last day" value={configuration.maxDate} onChange={(day) => onChange({ maxDate: day })} />
      </div>
    </>
  );
}
