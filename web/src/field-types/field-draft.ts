import type { FieldTypeName, NpsLabels, NumberFormat } from '@evident/domain/fields';

export interface DraftOption {
  /** Absent for a new option. */
  readonly id?: string;
  readonly key: string;
  readonly label: string;
  readonly color?: string;
}

/** Input of the form of a field, for every type. */
export interface FieldDraft {
  readonly label: string;
  readonly type: FieldTypeName;
  readonly options: readonly DraftOption[];
  /** Whether a value may hold several options. */
  readonly several: boolean;
  readonly max: number;
  readonly format: NumberFormat;
  readonly currencySymbol: string;
  readonly labels: NpsLabels;
}
