import type { Uuid } from '../kernel/index.ts';
import { type Clause, EVERYTHING, NOTHING } from './clause.ts';
import { type FilterField, type KnownFields, type Segment, fieldOf } from './filter-field.ts';
import { type FilterForm, type FilterRow, combinatorOf, mentions } from './form.ts';
import { type OperandContext, isBlank, readOperand } from './operands.ts';
import { type Operand, OPERATORS, operatorOf, operatorsOf } from './operators.ts';
import { withRanges } from './ranges.ts';
import { withSegments } from './segments.ts';
import type { ResultKey } from './result-keys.ts';

/** The actor, the time and the known fields, which decide the meaning of a form. */
export interface FilterContext extends KnownFields, OperandContext {
  /** The result types asked for. */
  readonly resultKeys: readonly ResultKey[];
}

/** Why a row does not count, or counts with a stand-in value. */
export interface RowFault {
  readonly rowId: string;
  /** A sentence for the member who edits the row. */
  readonly reason: string;
}

/** A form as one clause for each result type asked for. */
export interface CompiledForm {
  /** Null if the form matches nothing because of its faults. */
  readonly clauses: Readonly<Partial<Record<ResultKey, Clause>>> | null;
  readonly faults: readonly RowFault[];
}

/** A row that compiles: its clause for each result type. */
type CompiledRow = (key: ResultKey) => Clause;
type Compile = ReturnType<typeof operatorOf>['compile'];

const takesNothing = ({ operator }: FilterRow): boolean =>
  operator !== undefined && OPERATORS[operator].takes === 'none';
const isProjectRow = ({ field }: FilterRow): boolean => field.kind === 'system' && field.name === 'Project';
/** A row with its field, or the reason why that cannot be used, and the values that are not blank. */
interface ResolvedRow {
  readonly row: FilterRow;
  readonly field: FilterField | string;
  readonly values: readonly string[];
}

function resolved(row: FilterRow, context: FilterContext): ResolvedRow {
  const field = fieldOf(row.field, context);
  const kind = typeof field === 'string' ? undefined : field.kind;
  return { row, field, values: row.values.filter((value) => !isBlank(value, kind)) };
}

/** People and folders are in no project. */
const WITHOUT_PROJECT: readonly ResultKey[] = ['person', 'projectCategory'];

/** Whether a row counts. Rows without values are dropped, except is-empty, is-not-empty and project rows; project rows where no result type has a project (document 001, section 5). */
function counts({ row, values }: ResolvedRow, resultKeys: readonly ResultKey[]): boolean {
  if (isProjectRow(row)) return resultKeys.some((key) => !WITHOUT_PROJECT.includes(key));
  return takesNothing(row) || values.length > 0;
}

/**
 * Compiles a form into one clause for each result type (document 001, sections 3 and 5).
 * With `and`, every row must compile; with `or`, at least one, or there are no rows. A result type that a field does not apply to has no match for its row.
 */
export function compileFilterForm(form: FilterForm, context: FilterContext): CompiledForm {
  const kind = combinatorOf(form);
  const faults: RowFault[] = [];
  const rows = form.fieldForms.map((row) => resolved(row, context)).filter((row) => counts(row, context.resultKeys));
  const compiled = rows.flatMap((row): CompiledRow[] => {
    const { compile, fault } = compileRow(row, context);
    if (fault !== undefined) faults.push({ rowId: row.row.id, reason: fault });
    return compile ? [compile] : [];
  });
  const holds = kind === 'and' ? compiled.length === rows.length : compiled.length > 0 || rows.length === 0;
  if (!holds) return { clauses: null, faults };
  const clauseOf = (key: ResultKey): Clause => {
    const clauses = compiled.map((compile) => compile(key));
    return rows.length === 0 ? EVERYTHING : { kind, clauses: kind === 'and' ? withRanges(clauses, key) : clauses };
  };
  return { clauses: Object.fromEntries(context.resultKeys.map((key) => [key, clauseOf(key)])), faults };
}

function compileRow(
  { row, field, values: filled }: ResolvedRow,
  context: FilterContext,
): { compile?: CompiledRow; fault?: string } {
  if (typeof field === 'string') return { fault: field };
  const { operator } = row;
  if (operator === undefined) return { fault: 'Choose a condition.' };
  if (!operatorsOf(field).includes(operator)) return { fault: 'Invalid operator for field type' };
  if (!context.resultKeys.some((key) => field.at(key))) return { fault: `${field.label} does not apply here.` };
  const { takes, compile } = operatorOf(operator);
  const values = takes === 'none' ? [] : filled;
  if (takes === 'one' && values.length !== 1) return { fault: 'Enter one value.' };
  const read = values.map((value) => readOperand(value, field, operator, context));
  const fault = read.find((each) => each.fault !== undefined)?.fault;
  const operands = read.flatMap(({ operand }) => (operand === undefined ? [] : [operand]));
  if (operands.length < values.length) return { fault };
  if (field.holds === 'SEGMENT') return compileSegments(field, operands as Uuid[], compile, context);
  return { compile: (key) => clauseOf(field, key, operands, compile), fault };
}

const DELETED = 'This segment was deleted, or you don’t have access to it.';

function compileSegments(
  field: FilterField,
  ids: readonly Uuid[],
  compile: Compile,
  context: FilterContext,
): { compile?: CompiledRow; fault?: string } {
  const clauses = new Map<Uuid, Clause>();
  for (const id of ids) {
    const segment = context.segments?.get(id);
    if (!segment) return { fault: DELETED };
    const read = peopleIn(segment, context);
    if (typeof read === 'string') return { fault: `The segment “${segment.name}” cannot be used: ${read}` };
    clauses.set(id, read);
  }
  return { compile: (key) => withSegments(clauseOf(field, key, ids, compile), key, clauses) };
}

/** A segment as a clause over people, or the reason why it cannot be used. */
function peopleIn({ form }: Segment, context: FilterContext): Clause | string {
  if (mentions(form, 'Segment')) return 'A segment cannot name segments.';
  const { clauses, faults } = compileFilterForm(form, { ...context, resultKeys: ['person'] });
  return faults[0]?.reason ?? clauses?.person ?? NOTHING;
}

function clauseOf(field: FilterField, key: ResultKey, operands: readonly Operand[], compile: Compile): Clause {
  const at = field.at(key);
  return at ? compile(at, operands) : NOTHING;
}
