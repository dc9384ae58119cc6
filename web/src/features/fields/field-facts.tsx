import { roleAllows } from '@evident/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { type Fielded, objectFieldsQuery } from '../../data/fields/queries.ts';
import { useWho } from '../../kernel/who.ts';
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
  const member = useWho()?.member;
  if (!data || data.fields.length === 0) return null;
  const more = filled.length - SHOWN;
  const action =
    member && !roleAllows('write', member) ? null : filled.length === 0 ? 'Add field values' : 'Edit fields';
  const pressed = more > 0 ? `${more} more` : action;
  return (
    <dl className={styles.facts}>
      {filled.slice(0, SHOWN).map(({ id, label }) => (
        <div key={id} className={styles.fact}>
          <dt>{label}</dt>
          <dd title={shown.get(id)}>{shown.get(id)}</dd>
        </div>
      ))}
      {pressed !== null && (
        <div className={styles.fact}>
          <dt className={styles.hidden}>Fields</dt>
          <dd>
            <button type="button" className={styles.press} onClick={onOpen}>
              {pressed}
            </button>
          </dd>
        </div>
      )}
    </dl>
  );
}
