import { type CoOccurrence } from '@evident/domain/charts';
import { type FilterRow, systemRow } from '@evident/domain/filters';
import { CsvButton } from './csv-button.tsx';
import { HeatTable } from './heat-table.tsx';
import styles from './charts.module.css';

interface Props {
  data: CoOccurrence;
  /** The address of the highlights for which rows hold. */
  pathOf: (...rows: FilterRow[]) => string;
}

/** More are unreadable as a table. The CSV file has all pairs. */
const SHOWN_MAX = 25;

/** How many highlights two tags have in common, with an export. */
export function CoOccurrenceView({ data, pathOf }: Props) {
  const { tags, pairs } = data;
  const titles = new Map(tags.map(({ id, title }) => [id, title]));
  const shown = Math.min(tags.length, SHOWN_MAX);
  return (
    <>
      <div className={styles.controls}>
        <p className={styles.summary}>
          Highlights with both tags.
          {shown < tags.length && ` Shows the ${shown} most used of ${tags.length.toLocaleString()} tags.`}
        </p>
        <div className={styles.end}>
          <CsvButton
            name="Tag co-occurrence"
            rows={() => [
              ['Tag', 'Other tag', 'Highlights'],
              ...pairs.map(({ tagIds: [one, other], highlights }) => [
                titles.get(one!) ?? '',
                titles.get(other!) ?? '',
                String(highlights),
              ]),
            ]}
          />
        </div>
      </div>
      <CoOccurrenceTable data={data} pathOf={pathOf} />
    </>
  );
}

/** The most used tags by each other. */
export function CoOccurrenceTable({ data: { tags, pairs }, pathOf, whole }: Props & { whole?: string }) {
  const counts = new Map(
    pairs.flatMap(({ tagIds: [one, other], highlights }) => [
      [`${one} ${other}`, highlights],
      [`${other} ${one}`, highlights],
    ]),
  );
  const shown = tags.slice(0, SHOWN_MAX);
  return (
    <HeatTable
      label="Tag co-occurrence"
      corner="Tag"
      whole={whole}
      columns={shown.map(({ id, title }) => ({ key: id, title }))}
      rows={shown.map((tag) => ({
        ...tag,
        cells: shown.map(({ id }) => (id === tag.id ? null : (counts.get(`${tag.id} ${id}`) ?? 0))),
      }))}
      pathOf={({ id }, column) => pathOf(systemRow('Tags', 'HasAllOf', id, shown[column]!.id))}
    />
  );
}
