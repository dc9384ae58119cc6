import { NativeSelect } from '@mantine/core';
import type { FieldView } from '@evident/domain/fields';
import type { PeopleMapping, PeoplePreview } from '@evident/domain/people';
import styles from './people.module.css';

interface Props {
  preview: Pick<PeoplePreview, 'header' | 'rows' | 'mapping'>;
  /** Custom fields of people. */
  fields?: readonly FieldView[];
  onChange: (mapping: PeopleMapping) => void;
}

const FIELD = 'FIELD ';
type Part = 'NAME' | 'DETAIL' | 'SKIP' | `${typeof FIELD}${string}`;

/** The first rows of a table, and what each column becomes. */
export function MappingTable({ preview: { header, rows, mapping }, fields = [], onChange }: Props) {
  const partOf = (column: number): Part => {
    const filled = mapping.fields?.find((one) => one.column === column);
    if (filled) return `${FIELD}${filled.fieldId}`;
    if (mapping.name.includes(column)) return 'NAME';
    return mapping.details.some((one) => one.column === column) ? 'DETAIL' : 'SKIP';
  };
  const set = (column: number, part: Part) => {
    const name = mapping.name.filter((one) => one !== column);
    const details = mapping.details.filter((one) => one.column !== column);
    const label = header[column]?.trim() || `Column ${column + 1}`;
    const next = {
      name: part === 'NAME' ? [...name, column].sort((one, other) => one - other) : name,
      details: part === 'DETAIL' ? [...details, { column, label }] : details,
      fields: filledBy(column, part),
    };
    const matchBy = next.details.some((one) => one.label === mapping.matchBy) ? mapping.matchBy : null;
    onChange({ ...next, matchBy });
  };
  /** A field is filled by one column: the last that was chosen. */
  const filledBy = (column: number, part: Part): NonNullable<PeopleMapping['fields']> => {
    const fieldId = part.startsWith(FIELD) ? part.slice(FIELD.length) : null;
    const others = (mapping.fields ?? []).filter((one) => one.column !== column && one.fieldId !== fieldId);
    return fieldId === null ? others : [...others, { column, fieldId }];
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
                    ...(fields.length === 0
                      ? []
                      : [
                          {
                            group: 'Fields',
                            items: fields.map(({ id, label: name }) => ({ value: `${FIELD}${id}`, label: name })),
                          },
                        ]),
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
