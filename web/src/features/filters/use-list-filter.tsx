import {
  type FilterForm,
  type FilterRow,
  type SavedFor,
  EMPTY_FORM,
  SAVED_FOR,
  fieldOf,
} from '@evident/domain/filters';
import { useWho } from '../../kernel/who.ts';
import type { ListFilter } from '../../ui/list-filter.ts';
import { BlockedFilter } from './blocked-filter.tsx';
import type { FilterScope } from './fields.ts';
import { FilterBuilder } from './filter-builder.tsx';
import { isFilled } from './rows.ts';
import { SavedFilters } from './saved-filters.tsx';
import { type Shortcut, Shortcuts } from './shortcuts.tsx';
import { useFilterAddress } from './use-filter-address.ts';
import { useFilterFields } from './use-filter-fields.ts';

interface Options {
  shortcuts?: readonly Shortcut[];
  /** The reason saving filters is disabled; null if allowed. */
  saveReason?: string | null;
}

/** The filter of a list, kept in the address. */
export function useListFilter(scope: FilterScope, { shortcuts = [], saveReason = null }: Options = {}): ListFilter {
  const { form, unreadable, selected, setForm, select } = useFilterAddress();
  const fields = useFilterFields(scope);
  const clear = () => setForm(EMPTY_FORM);
  const faulty = new Set(fields.faultsIn(form).map(({ rowId }) => rowId));
  const unseen = form.fieldForms.some(
    ({ id, field }) => faulty.has(id) && typeof fieldOf(field, fields.known) === 'string',
  );
  const why = unreadable ? 'unreadable' : unseen ? 'unseen' : faulty.size > 0 ? 'faulty' : null;
  const segments = useWho()?.featureFlags.segments === true;
  const objectType = savedFor(scope);
  return {
    parameter: parameterOf(form, (row) => isFilled(row, fields.known)),
    bar: (
      <FilterBuilder scope={scope} form={form} onChange={setForm}>
        {shortcuts.length > 0 && <Shortcuts shortcuts={shortcuts} form={form} onChange={setForm} />}
        {objectType && (objectType !== 'PERSON' || segments) && (
          <SavedFilters
            objectType={objectType}
            projectId={scope.projectId}
            reason={saveReason}
            form={form}
            selected={selected}
            onSelect={select}
          />
        )}
      </FilterBuilder>
    ),
    blocked: why && <BlockedFilter why={why} onClear={clear} />,
    clear,
  };
}

const savedFor = ({ resultKeys }: FilterScope): SavedFor | undefined =>
  (Object.keys(SAVED_FOR) as SavedFor[]).find((type) => resultKeys.length === 1 && SAVED_FOR[type] === resultKeys[0]);

/** The form as JSON; undefined if no row filters anything. */
const parameterOf = (form: FilterForm, isFilled: (row: FilterRow) => boolean): string | undefined => {
  const fieldForms = form.fieldForms.filter(isFilled);
  return fieldForms.length === 0 ? undefined : JSON.stringify({ ...form, fieldForms });
};
