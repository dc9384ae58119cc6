import { withRows } from '@evident/domain/charts';
import { type FilterForm, type FilterRow, EMPTY_FORM, allOf } from '@evident/domain/filters';
import { projectPath } from '../features/projects/links.ts';
import { formFromAddress, formToAddress } from '../kernel/filter-address.ts';
import { useAddress } from '../kernel/use-address-choice.ts';

interface Project {
  id: string;
  title: string;
}

/** Addresses the list of a project's highlights under a filter for which further rows hold. */
export function highlightsPath(project: Project, form: FilterForm, rows: readonly FilterRow[]): string {
  const one = withRows(form, rows);
  const query = new URLSearchParams(
    one ? { filter: formToAddress(one) } : { filter: formToAddress(form), within: formToAddress(allOf(...rows)) },
  );
  return `${projectPath(project)}/highlights?${query}`;
}

/** The same under the filter of this page. */
export function useHighlightsPath(project: Project): (...rows: readonly FilterRow[]) => string {
  const { said } = useAddress();
  const form = formFromAddress(said('filter')) ?? EMPTY_FORM;
  return (...rows) => highlightsPath(project, form, rows);
}

/** Addresses the list of a project's notes under a filter for which further rows hold; null if one form cannot say that. */
export function notesPath(project: Project, form: FilterForm, rows: readonly FilterRow[]): string | null {
  const one = withRows(form, rows);
  return one && `${projectPath(project)}/v/notes?${new URLSearchParams({ filter: formToAddress(one) })}`;
}

/** The same under the filter of this page. */
export function useNotesPath(project: Project): (...rows: readonly FilterRow[]) => string | null {
  const { said } = useAddress();
  const form = formFromAddress(said('filter')) ?? EMPTY_FORM;
  return (...rows) => notesPath(project, form, rows);
}
