import { useQuery } from '@tanstack/react-query';
import { type Fielded, objectFieldsQuery } from '../../data/fields/queries.ts';
import styles from './fields.module.css';

interface Props {
  of: Fielded;
  /** Opens the inputs. */
  onOpen: () => void;
}

const SHOWN = 6;

/** Values of a note or insight in its row of facts; a press opens the inputs. Nothing while the project has no fields. */
export function FieldFacts({ of, onOpen }: Props) {
  const { data } = useQuery(objectFieldsQuery(of));
  const shown = new Map(data?.values.map((value) => [value.fieldId, value.shown]));
  const filled = data?.fields.filter(({ id }) => shown.get(id)) ?? [];
  if (!data || data.fields.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {filled.slice(0, SHOWN).map(({ id, label }) => (
        <div key={id} className={styles.fact}>
          <dt>{label}</dt>
          <dd title={shown.get(id)}>{shown.get(id)}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt className={styles.hidden}>Fields</dt>
        <dd>
          <button type="button" className={styles.press} onClick={onOpen}>
            {filled.length === 0
              ? 'Add field values'
              : filled.length > SHOWN
                ? `${filled.length - SHOWN} more`
                : 'Edit fields'}
          </button>
        </dd>
      </div>
    </dl>
  );
}
