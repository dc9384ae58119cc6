import { type FilterForm, EMPTY_FORM } from '@evident/domain/filters';
import { useMemo } from 'react';
import { formFromAddress, formToAddress } from '../../kernel/filter-address.ts';
import { useAddress } from '../../kernel/use-address-choice.ts';

interface FilterAddress {
  form: FilterForm;
  /** The address holds something that is not a filter. */
  unreadable: boolean;
  /** Adds a step to the history of the browser, unless the change belongs to the last one. */
  setForm: (form: FilterForm, again?: boolean) => void;
}

/** The filter in the address, so that it survives reloads, can be shared as a link and undone with Back. */
export function useFilterAddress(): FilterAddress {
  const { said, say } = useAddress();
  const text = said('filter');
  const form = useMemo(() => formFromAddress(text), [text]);
  return {
    form: form ?? EMPTY_FORM,
    unreadable: form === null,
    setForm: (next, again = false) => say({ filter: formToAddress(next) }, again),
  };
}
