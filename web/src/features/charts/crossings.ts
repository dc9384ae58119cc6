import { CROSSED_BY, type ChartSettings, type Crossing, canCross } from '@evident/domain/charts';
import { type FieldView, fieldTypeOf } from '@evident/domain/fields';

/** Columns that are no values of a field. */
export const OTHER_CROSSINGS = CROSSED_BY.filter((by) => by !== 'FIELD');

export const crossingInAddress = (crossing: Crossing): string =>
  crossing.by === 'FIELD' ? crossing.field.id : crossing.by.toLowerCase();

const hasOptions = ({ type }: FieldView): boolean => fieldTypeOf(type).holds === 'options';

/** The columns of a crosstab: those in the address, else the first field with options, else the first field, else months. */
export function crossingFrom(fields: readonly FieldView[], said: string): Crossing {
  const by = OTHER_CROSSINGS.find((one) => one.toLowerCase() === said);
  if (by) return { by };
  const crossed = fields.filter(canCross);
  const field = crossed.find(({ id }) => id === said) ?? crossed.find(hasOptions) ?? crossed[0];
  return field ? { by: 'FIELD', field } : { by: 'MONTH' };
}

/** The columns as a chart stores them. */
export const storedCrossing = (crossing: Crossing): Pick<ChartSettings, 'by' | 'fieldId'> =>
  crossing.by === 'FIELD' ? { fieldId: crossing.field.id } : { by: crossing.by, fieldId: null };

/** The columns as a query asks for them. */
export const askedBy = (crossing: Crossing) =>
  crossing.by === 'FIELD' ? { fieldId: crossing.field.id } : { by: crossing.by };
