import type { ReaderTime } from '../dates/index.ts';
import { isUuid } from '../kernel/index.ts';
import { foldText, foldedWords } from '../search/index.ts';
import type { FieldKind } from './field-kinds.ts';
import type { FilterField } from './filter-field.ts';
import { momentOf } from './moment.ts';
import type { Operand, Operator } from './operators.ts';
import { ALL_TIME } from './relative-dates.ts';

/** Users that a form names without an id. */
export const CURRENT_USER = 'current user';
export const AI_USER = 'AI-generated user';
/** The author of generated content. No member has this id. */
export const AI_USER_ID = '00000000-0000-0000-0000-000000000000';

/** The actor and their time, which decide the meaning of values. */
export interface OperandContext extends ReaderTime {
  /** The actor. */
  readonly userId: string;
}

/** A value as the operator compares it. `fault` says why it could not be read; `operand` is then missing or a stand-in. */
export interface ReadOperand {
  readonly operand?: Operand;
  readonly fault?: string;
}

type Read = (value: string, field: FilterField, operator: Operator, context: OperandContext) => ReadOperand;

/** Digits with an optional decimal point (document 001, section 5), and an optional sign. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

const READ: Record<FilterField['kind'], Read> = {
  text(value, _, operator) {
    const phrase = operator === 'Is' || operator === 'IsNot' ? foldText(value.trim()) : foldedWords(value);
    return phrase === '' ? { fault: 'Enter at least one letter or digit.' } : { operand: phrase };
  },
  number(value) {
    const number = NUMBER.test(value.trim()) ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? { operand: number } : { operand: 0, fault: 'Enter a number.' };
  },
  boolean: (value) =>
    value === 'true' || value === 'false' ? { operand: value === 'true' } : { fault: 'Choose yes or no.' },
  date(value, _, __, time) {
    const moment = momentOf(value, time);
    return moment ? { operand: moment } : { fault: 'Choose a date that exists.' };
  },
  choice: readChoice,
  choices: readChoice,
};

function readChoice(value: string, { holds, options }: FilterField, _: Operator, context: OperandContext): ReadOperand {
  if (holds === 'NAME') return { operand: value };
  if (holds === 'STATUS') return options?.has(value) ? { operand: value } : NOT_LISTED;
  if (holds === 'MEMBER' && value === CURRENT_USER) return { operand: context.userId };
  if (holds === 'MEMBER' && value === AI_USER) return { operand: AI_USER_ID };
  const known = isUuid(value) && (options === undefined || options.has(value.toLowerCase()));
  return known ? { operand: value.toLowerCase() } : NOT_LISTED;
}

const NOT_LISTED: ReadOperand = { fault: 'Choose a value from the list.' };

export const readOperand = (
  value: string,
  field: FilterField,
  operator: Operator,
  context: OperandContext,
): ReadOperand => READ[field.kind](value, field, operator, context);

/** Whether a value is none: blank, or a date without a limit. A name to choose may be a blank. */
export function isBlank(value: string, kind: FieldKind | undefined): boolean {
  if (kind === 'choice' || kind === 'choices') return value === '';
  return value.trim() === '' || (kind === 'date' && value === ALL_TIME);
}
