import styles from './channel-imports.module.css';
import { Failures, FirstItems } from './first-items.tsx';
import { StepProblem } from './step-problem.tsx';
import type { SourceSetup } from './use-source-setup.ts';

/** The first items of a service as they will look. */
export function FirstOfSource({
  setup: { preview, importing },
}: {
  setup: Pick<SourceSetup, 'preview' | 'importing'>;
}) {
  if (!preview) return null;
  const { items, failures, total } = preview;
  return (
    <section aria-label="The first items" className={styles.rows}>
      <p className={styles.sum} role="status">
        {items.length === 0
          ? 'There is nothing to import yet. New items are fetched every hour.'
          : `The first ${items.length === 1 ? 'item' : `${items.length} items`}${total === null ? '' : ` of ${total.toLocaleString('en')}`}, as they will look.`}
      </p>
      {items.length > 0 && <FirstItems items={items} />}
      {failures.length > 0 && <Failures failures={failures} />}
      <StepProblem problem={importing.problem} error={importing.error} />
    </section>
  );
}
