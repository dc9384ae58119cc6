import { withRows } from '@evident/domain/charts';
import { type FilterRow, EMPTY_FORM, allOf } from '@evident/domain/filters';
import type { ProjectView } from '@evident/domain/projects';
import { projectPath } from '../features/projects/links.ts';
import { formFromAddress, formToAddress } from '../kernel/filter-address.ts';
import { useAddress } from '../kernel/use-address-choice.ts';

/** Addresses lists of a project's highlights: those under the filter of this page for which further rows hold. */
export function useHighlightsPath(project: ProjectView): (...rows: readonly FilterRow[]) => string {
  const { said } = useAddress();
  const form = formFromAddress(said('filter')) ?? EMPTY_FORM;
  return (...rows) => {
    const one = withRows(form, rows);
    const query = new URLSearchParams(
      one ? { filter: formToAddress(one) } : { filter: formToAddress(form), within: formToAddress(allOf(...rows)) },
    );
    return `${projectPath(project)}/highlights?${query}`;
  };
}
