import { type FilterForm, type FilterRow, EMPTY_FORM } from '@evident/domain/filters';
import type { ListFilter } from '../../ui/list-filter.ts';
import { BlockedFilter } from './blocked-filter.tsx';
import type { FilterScope } from './fields.ts';
import { FilterBuilder } from './filter-builder.tsx';
import { isFilled } from './rows.ts';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { useFilterAddress } from './use-filter-address.ts';
import { useFilterFields } from './use-filter-fields.ts';

const NONE: readonly Shortcut[] = [];

/** The filter of a list, kept in the address. */
export function useListFilter(scope: FilterScope, shortcuts: readonly Shortcut[] = NONE): ListFilter {
  const { form, unreadable, setForm } = useFilterAddress();
  const fields = useFilterFields(scope);
  const clear = () => setForm(EMPTY_FORM);
  const faulty = fields.faultsIn(form).length > 0;
  return {
    parameter: parameterOf(form, (row) => isFilled(row, fields.known)),
    bar: (
      <FilterBuilder scope={scope} form={form} onChange={setForm}>
        {shortcuts.length > 0 && <Shortcuts shortcuts={shortcuts} form={form} onChange={setForm} />}
      </FilterBuilder>
    ),
    blocked: unreadable || faulty ? <BlockedFilter unreadable={unreadable} onClear={clear} /> : null,
    clear,
  };
}

/** The form as JSON; undefined if no row filters anything. */
const parameterOf = (form: FilterForm, isFilled: (row: FilterRow) => boolean): string | undefined => {
  const fieldForms = form.fieldForms.filter(isFilled);
  return fieldForms.length === 0 ? undefined : JSON.stringify({ ...form, fieldForms });
};
