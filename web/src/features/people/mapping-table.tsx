import { NativeSelect } from '@mantine/core';
import type { PeopleMapping, PeoplePreview } from '@evident/domain/people';
import styles from './people.module.css';

interface Props {
  preview: Pick<PeoplePreview, 'header' | 'rows' | 'mapping'>;
  onChange: (mapping: PeopleMapping) => void;
}

type Part = 'NAME' | 'DETAIL' | 'SKIP';

/** The first rows of a table, and what each column becomes. */
export function MappingTable({ preview: { header, rows, mapping }, onChange }: Props) {
  const partOf = (column: number): Part =>
    mapping.name.includes(column) ? 'NAME' : mapping.details.some((one) => one.column === column) ? 'DETAIL' : 'SKIP';
  const set = (column: number, part: Part) => {
    const name = mapping.name.filter((one) => one !== column);
    const details = mapping.details.filter((one) => one.column !== column);
    const label = header[column]?.trim() || `Column ${column + 1}`;
    const next = {
      name: part === 'NAME' ? [...name, column].sort((one, other) => one - other) : name,
      details: part === 'DETAIL' ? [...details, { column, label }] : details,
    };
    const matchBy = next.details.some((one) => one.label === mapping.matchBy) ? mapping.matchBy : null;
    onChange({ ...next, matchBy });
  };
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Columns">
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((label, column) => (
              <th key={column} scope="col">
                {label}
                <NativeSelect
                  size="xs"
                  aria-label={`Import ${label || `column ${column + 1}`} as`}
                  value={partOf(column)}
                  data={[
                    { value: 'NAME', label: 'Name' },
                    { value: 'DETAIL', label: 'Detail' },
                    { value: 'SKIP', label: 'Leave out' },
                  ]}
                  onChange={(event) => set(column, event.currentTarget.value as Part)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 5).map((cells, at) => (
            <tr key={at}>
              {header.map((_, column) => (
                <td key={column}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
