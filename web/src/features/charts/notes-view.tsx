import { type ChartQuery, notesFigures } from '@evident/domain/charts';
import type { FieldView } from '@evident/domain/fields';
import type { FilterRow } from '@evident/domain/filters';
import { useQuery } from '@tanstack/react-query';
import { noteFiguresQuery } from '../../data/charts/queries.ts';
import { useAddress } from '../../kernel/use-address-choice.ts';
import { Answered } from './answered.tsx';
import { askedBy, crossingFrom } from './crossings.ts';
import { CsvButton } from './csv-button.tsx';
import { NotesChart, NotesTable } from './notes-chart.tsx';
import { NotesControls } from './notes-controls.tsx';
import { notesOptionsIn, useChartAddress, useNotesOptions } from './use-chart-address.ts';
import styles from './charts.module.css';

interface Props {
  projectId: string;
  query: ChartQuery;
  fields: readonly FieldView[];
  /** The address of the notes for which rows hold; null if a list cannot show them. */
  pathOf: (...rows: FilterRow[]) => string | null;
}

/** The notes of a project by a field, time, segments or people, with the options in the address. */
export function NotesView({ projectId, query, fields, pathOf }: Props) {
  const { said, say } = useAddress();
  const options = useNotesOptions();
  const { options: drawn, setOptions } = useChartAddress();
  const { measure, numberFieldId } = options;
  const crossing = crossingFrom(fields, said('field'));
  const found = useQuery(
    noteFiguresQuery(projectId, { ...query, ...askedBy(crossing), ...(numberFieldId && { numberFieldId }) }),
  );
  const shown = { measure, type: drawn.type, crossing, pathOf };
  return (
    <>
      <div className={styles.controls}>
        <NotesControls
          fields={fields}
          crossing={crossing}
          onCross={(by) => say({ field: by })}
          options={options}
          onOptions={(next) => say(notesOptionsIn(next))}
          type={drawn.type}
          onType={(type) => setOptions({ ...drawn, type })}
        />
        {found.data && (
          <div className={styles.end}>
            <CsvButton
              name={`Notes by ${found.data.label}`}
              rows={() => (found.data ? notesFigures(found.data, { measure }) : [])}
            />
          </div>
        )}
      </div>
      <Answered of={found} empty={({ total }) => total.notes === 0} hint="Notes that match the filter are counted.">
        {(data) => (
          <>
            <NotesChart data={data} {...shown} />
            <NotesTable data={data} {...shown} />
          </>
        )}
      </Answered>
    </>
  );
}
