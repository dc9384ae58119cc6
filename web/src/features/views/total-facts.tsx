import type { FieldTotal } from '@evident/domain/views';
import type { Column } from './columns.ts';
import { TOTAL_NAMES, totalText } from './totals.ts';
import styles from './total-facts.module.css';

interface Props {
  column: Column;
  totals: readonly FieldTotal[];
}

/** The total of a column: a number, or the options by how often they were chosen. */
export function TotalFacts({ column: { field, total }, totals }: Props) {
  const found = totals.find(({ fieldId }) => fieldId === field?.id);
  if (!field || !total) return null;
  if (total !== 'OPTIONS')
    return (
      <span className={styles.total}>
        <span className={styles.dim}>{TOTAL_NAMES[total]}</span> {totalText(total, found) ?? '–'}
      </span>
    );
  const options = new Map(field.settings.options?.map((option) => [option.id, option]));
  const shown = (found?.options ?? []).flatMap(({ optionId, count }) => {
    const option = options.get(optionId);
    return option ? [{ ...option, count }] : [];
  });
  const all = shown.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return <span className={styles.dim}>–</span>;
  return (
    <span
      className={styles.total}
      title={shown.map(({ label, count }) => `${label}: ${count.toLocaleString()}`).join('\n')}
    >
      <span className={styles.shares} aria-hidden>
        {shown.map(({ id, color, count }) => (
          <span key={id} style={{ flexGrow: count, background: `#${color.replace('#', '')}` }} />
        ))}
      </span>
      <span className={styles.shareNames}>
        {shown.map(({ label, count }) => `${label} ${count.toLocaleString()}`).join(', ')}
      </span>
    </span>
  );
}
