import { type FilterForm, EMPTY_FORM } from '@evident/domain/filters';
import { useMemo } from 'react';
import { formFromAddress, formToAddress } from '../../kernel/filter-address.ts';
import { useAddress } from '../../kernel/use-address-choice.ts';

interface FilterAddress {
  form: FilterForm;
  /** The address holds something that is not a filter. */
  unreadable: boolean;
  /** The id of the saved filter that was applied; empty if there is none. */
  selected: string;
  /** Adds a step to the history of the browser, unless the change belongs to the last one. */
  setForm: (form: FilterForm, again?: boolean) => void;
  select: (form: FilterForm, id: string) => void;
}

/** The filter in the address, so that it survives reloads, can be shared as a link and undone with Back. */
export function useFilterAddress(): FilterAddress {
  const { said, say } = useAddress();
  const text = said('filter');
  const form = useMemo(() => formFromAddress(text), [text]);
  return {
    form: form ?? EMPTY_FORM,
    unreadable: form === null,
    selected: said('saved'),
    setForm: (next, again = false) => {
      const filter = formToAddress(next);
      say({ filter, ...(filter === '' ? { saved: '' } : {}) }, again);
    },
    select: (next, id) => say({ filter: formToAddress(next), saved: id }, false),
  };
}
