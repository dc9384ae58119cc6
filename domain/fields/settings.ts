import type { Uuid } from '../kernel/index.ts';

/** How a number is shown (specification, document 001, section 3). */
export const NUMBER_FORMATS = ['number', 'number_with_commas', 'percent', 'currency'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

export interface SelectOption {
  readonly id: Uuid;
  readonly label: string;
  /** Six hexadecimal digits. */
  readonly color: string;
}

/** Names of the three groups of an NPS score. */
export interface NpsLabels {
  readonly detractor: string;
  readonly passive: string;
  readonly promoter: string;
}

/** Options of a field; each type uses its own. */
export interface FieldSettings {
  /** SELECT: in the order in which they are offered. */
  readonly options?: readonly SelectOption[];
  /** SELECT and PERSON: how many one value may hold. */
  readonly max?: number;
  /** NUMBER. */
  readonly format?: NumberFormat;
  readonly currencySymbol?: string;
  /** NPS. */
  readonly labels?: NpsLabels;
}

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

/** Document 001, section 5. */
export const SELECT_OPTIONS_MAX = 200;
export const SELECTABLE_MAX = 100;
export const OPTION_LABEL_MAX = 50;
export const TEXT_VALUE_MAX = 10_299;
