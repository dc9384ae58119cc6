import { type FilterRow, OPERATORS, fieldOf } from '@evident/domain/filters';
import { ChoiceSource } from './choice-source.tsx';
import type { Choices } from './choices.ts';
import type { FilterFields } from './use-filter-fields.ts';
import { listInWords, operatorInWords, valueInWords } from './words.ts';
import styles from './filters.module.css';

interface Props {
  row: FilterRow;
  fields: FilterFields;
}

/** A row in words: `Tags has any of Onboarding, Pricing`. */
export function RowWords({ row, fields }: Props) {
  const field = fieldOf(row.field, fields.known);
  if (typeof field === 'string') return 'A field that is not available';
  const isChosen = field.kind === 'choice' || field.kind === 'choices';
  const takesNone = row.operator !== undefined && OPERATORS[row.operator].takes === 'none';
  const written = listInWords(row.values.map((value) => valueInWords(value, field))) || '…';
  return (
    <>
      <strong>{field.label}</strong> {operatorInWords(row)} {!takesNone && !isChosen && written}
      {!takesNone && isChosen && (
        <ChoiceSource wanted={{ reference: row.field, fields, typed: '', chosen: row.values }}>
          {(choices) => <Chosen values={row.values} choices={choices} />}
        </ChoiceSource>
      )}
    </>
  );
}

function Chosen({ values, choices: { named, items, free = false } }: { values: readonly string[]; choices: Choices }) {
  if (values.length === 0) return '…';
  const hue = values.length === 1 ? named.get(values[0]!)?.hue : undefined;
  const missing = items === undefined ? '…' : 'unknown';
  return (
    <>
      {hue && <span className={styles.dot} data-hue={hue} aria-hidden />}
      {listInWords(values.map((value) => named.get(value)?.label ?? (free ? value : missing)))}
    </>
  );
}
