import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { FieldView } from '@evident/domain/fields';
import type { ChosenFile } from './chosen-file.ts';
import { ColumnChoice } from './column-choice.tsx';
import { onlyKept, roleOf, withAllFields } from './column-roles.ts';
import { ENCODINGS } from './encodings.ts';
import { RowSample } from './note-sample.tsx';
import type { ImportOptions, Mapping } from './shapes.ts';
import styles from './table-mapping.module.css';

interface Props {
  /** Note fields of the project, which columns can fill. */
  fields?: readonly FieldView[];
  file: ChosenFile;
  onRead: (options: ImportOptions) => void;
  onMap: (mapping: Mapping) => void;
}

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '^', label: 'Caret' },
  { value: '|', label: 'Bar' },
];
const ROWS = 5;

/** Import settings of a table, where each row becomes a note: parsing, column roles, preview. */
export function TableMapping({ fields = [], file: { name, preview, options, mapping, state }, onRead, onMap }: Props) {
  if (preview?.kind !== 'table' || mapping === null) return null;
  const kept = onlyKept(mapping, preview.header).length;
  const set = (part: ImportOptions) => onRead({ ...options, ...part });
  return (
    <div className={styles.mapping} aria-busy={state !== 'ready'}>
      <div className={styles.reading} role="group" aria-label={`How ${name} is read`}>
        <Checkbox
          size="xs"
          label="The first row names the columns"
          checked={options.header ?? preview.hasHeader}
          onChange={({ currentTarget }) => set({ header: currentTarget.checked })}
        />
        {preview.delimiter !== null && (
          <NativeSelect
            size="xs"
            aria-label="Delimiter"
            data={DELIMITERS}
            value={options.delimiter ?? preview.delimiter ?? ','}
            onChange={({ currentTarget }) => set({ delimiter: currentTarget.value as ImportOptions['delimiter'] })}
          />
        )}
        {preview.encoding !== null && (
          <NativeSelect
            size="xs"
            aria-label="Encoding"
            data={ENCODINGS}
            value={options.encoding ?? preview.encoding ?? 'utf-8'}
            onChange={({ currentTarget }) => set({ encoding: currentTarget.value as ImportOptions['encoding'] })}
          />
        )}
        {preview.encoding !== null && (
          <Checkbox
            size="xs"
            label="Ignore NUL characters"
            checked={options.ignoreNul === true}
            onChange={({ currentTarget }) => set({ ignoreNul: currentTarget.checked })}
          />
        )}
      </div>
      {kept > 0 && (
        <div className={styles.reading}>
          <span className={styles.kept}>
            {kept === 1 ? 'One column is' : `${kept.toLocaleString('en')} columns are`} only kept with the note.
          </span>
          <Button size="xs" variant="default" onClick={() => onMap(withAllFields(mapping, preview, fields))}>
            {kept === 1 ? 'Make it a field' : 'Make all of these fields'}
          </Button>
        </div>
      )}
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={`First rows of ${name}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {preview.header.map((title, column) => (
                <th key={column} scope="col" data-role={roleOf(mapping, column)}>
                  <span className={styles.name} title={title}>
                    {title}
                  </span>
                  <ColumnChoice
                    title={title}
                    column={column}
                    mapping={mapping}
                    cells={preview.rows.map((cells) => cells[column] ?? '')}
                    fields={fields}
                    onMap={onMap}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.slice(0, ROWS).map((cells, row) => (
              <tr key={row}>
                {preview.header.map((_title, column) => (
                  <td key={column} data-role={roleOf(mapping, column)}>
                    <span className={styles.cell}>{cells[column]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {preview.faultCount > 0 && (
        <details className={styles.faults}>
          <summary>
            {preview.faultCount.toLocaleString('en')} {preview.faultCount === 1 ? 'row' : 'rows'} can’t be read and will
            be listed in the report
          </summary>
          <ul>
            {preview.faults.slice(0, 20).map(({ line, cause }, place) => (
              <li key={place}>
                {line === null ? '' : `Line ${line}: `}
                {cause}
              </li>
            ))}
          </ul>
        </details>
      )}
      {preview.rows.length > 0 && <RowSample preview={preview} mapping={mapping} />}
    </div>
  );
}
