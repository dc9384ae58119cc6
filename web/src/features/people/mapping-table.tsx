import { NativeSelect } from '@mantine/core';
import type { FieldView } from '@evident/domain/fields';
import type { PeopleMapping, PeoplePreview } from '@evident/domain/people';
import { partOf, partsFor, withPart } from './column-parts.ts';
import styles from './people.module.css';

interface Props {
  preview: Pick<PeoplePreview, 'header' | 'rows' | 'mapping' | 'types'>;
  /** Custom fields of people. */
  fields?: readonly FieldView[];
  /** Whether the member can create fields of people. */
  manages: boolean;
  onChange: (mapping: PeopleMapping) => void;
}

/** The first rows of a table, and the use of each column. */
export function MappingTable({ preview, fields = [], manages, onChange }: Props) {
  const { header, rows } = preview;
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
                  value={partOf(preview, column)}
                  data={partsFor(preview, column, fields, manages)}
                  onChange={(event) => onChange(withPart(preview, column, event.currentTarget.value, fields))}
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
