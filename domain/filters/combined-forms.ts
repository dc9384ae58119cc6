import { type Clause, NOTHING, and, isEverything, or } from './clause.ts';
import type { FilterContext } from './compile-filter-form.ts';
import type { FilterForm } from './form.ts';
import { compiledOrRefused } from './read-form.ts';
import type { ResultKey } from './result-keys.ts';

/** Forms in brackets: all must hold, or one at least. */
export type CombinedForms =
  | FilterForm
  | { readonly every: readonly CombinedForms[] }
  | { readonly any: readonly CombinedForms[] };

/** All forms in brackets. */
export function formsIn(combined: CombinedForms): readonly FilterForm[] {
  if ('fieldForms' in combined) return [combined];
  return ('every' in combined ? combined.every : combined.any).flatMap(formsIn);
}

/**
 * The clauses of forms in brackets. A form without a row that counts finds nothing there: one alternative that holds for everything would
 * lift the others.
 * @throws Refusal `ValidationError` that names each faulty row by its id
 */
export function combinedOrRefused(
  combined: CombinedForms,
  context: FilterContext,
): Readonly<Partial<Record<ResultKey, Clause>>> {
  const byKey = (clauseOf: (key: ResultKey) => Clause) =>
    Object.fromEntries(context.resultKeys.map((key) => [key, clauseOf(key)]));
  if ('fieldForms' in combined) {
    const clauses = compiledOrRefused(combined, context);
    return byKey((key) => {
      const clause = clauses[key] ?? NOTHING;
      return isEverything(clause) ? NOTHING : clause;
    });
  }
  const [join, parts] = 'every' in combined ? [and, combined.every] : [or, combined.any];
  if (parts.length === 0) return byKey(() => NOTHING);
  const compiled = parts.map((part) => combinedOrRefused(part, context));
  return byKey((key) => join(...compiled.map((clauses) => clauses[key] ?? NOTHING)));
}
