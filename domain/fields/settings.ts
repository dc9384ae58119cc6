import type { NumberFormat } from './field.ts';

/** Settings as a client sends them. */
export interface SentSettings {
  readonly options?:
    | readonly { readonly id?: string | null; readonly label: string; readonly color?: string | null }[]
    | null;
  readonly max?: number | null;
  readonly format?: NumberFormat | null;
  readonly currencySymbol?: string | null;
  readonly labels?: { readonly detractor: string; readonly passive: string; readonly promoter: string } | null;
}
