import type { FieldView, ValueView } from '@evident/domain/fields';
import { personName } from '@evident/domain/people';
import { useQueries } from '@tanstack/react-query';
import { personQuery } from '../../data/people/queries.ts';
import styles from './views.module.css';

interface Props {
  field: FieldView;
  /** Absent while the field is empty. */
  value: ValueView | undefined;
}

/** The value of a custom field in a cell or on a card. */
export function FieldValueText({ field: { type, settings }, value }: Props) {
  if (!value) return null;
  if (type === 'SELECT')
    return (
      <span className={styles.chips}>
        {(settings.options ?? [])
          .filter(({ id }) => value.ids?.includes(id))
          .map(({ id, label, color }) => (
            <span key={id} className={styles.option}>
              <span className={styles.dot} style={{ background: `#${color.replace('#', '')}` }} aria-hidden />
              {label}
            </span>
          ))}
      </span>
    );
  if (type === 'PERSON') return <People ids={value.ids ?? []} />;
  return <span dir="auto">{value.shown}</span>;
}

function People({ ids }: { ids: readonly string[] }) {
  const names = useQueries({
    queries: ids.map((id) => personQuery(id)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [personName(data.name)] : [])),
  });
  return names.join(', ');
}
