import type { ReactNode } from 'react';

/** The filter of a list. Routes make it, because features do not import each other; lists show it. */
export interface ListFilter {
  /** The form as a parameter of the list; undefined without a filter. */
  readonly parameter: string | undefined;
  /** The conditions, and the button that adds one. */
  readonly bar: ReactNode;
  /** Shown in place of the list if the filter cannot be used; null if it can. */
  readonly blocked: ReactNode;
  readonly clear: () => void;
}
