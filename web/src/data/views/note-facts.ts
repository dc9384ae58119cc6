import type { FieldView, SentValue, ValueView } from '@evident/domain/fields';
import { personName } from '@evident/domain/people';
import type { Row } from '@evident/domain/views';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { projectRows } from './queries.ts';

const fact = (id: string, type: FieldView['type'], label: string, settings: FieldView['settings'] = {}): FieldView => ({
  id,
  projectId: null,
  objectType: 'NOTE',
  type,
  label,
  fieldSetId: null,
  settings,
  rank: 0,
  version: 1,
});

/** Date and people of a note, which tables edit like values of fields. */
export const DATE_FACT = fact('DATE', 'DATETIME', 'Date');
export const PEOPLE_FACT = fact('PEOPLE', 'PERSON', 'People', { max: 100 });

/** The value that a row has of a field or fact; undefined if it has none. */
export function valueOfRow(row: Row, { id: fieldId }: FieldView): ValueView | undefined {
  if (fieldId === DATE_FACT.id)
    return row.happened && row.day !== null
      ? { fieldId, moment: `${row.day}T00:00:00.000Z`, shown: row.day }
      : undefined;
  if (fieldId === PEOPLE_FACT.id)
    return row.people.length === 0
      ? undefined
      : {
          fieldId,
          ids: row.people.map(({ id }) => id),
          shown: row.people.map(({ name }) => personName(name)).join('; '),
        };
  return row.values.find((value) => value.fieldId === fieldId);
}

interface FactChange {
  readonly row: Row;
  readonly value: SentValue;
}

const noteOf = ({ row: { noteId, id } }: FactChange): string => noteId ?? id;
/** One change for each note: several highlights can show the same one. */
const perNote = (changes: readonly FactChange[]): [string, FactChange][] => [
  ...new Map(changes.map((change) => [noteOf(change), change])),
];

/** The people who come and go. The row may not show all people of the note, so the others stay. */
function differenceOf({ row, value }: FactChange) {
  const [ids, before] = [value.ids ?? [], row.people.map(({ id }) => id)];
  return { add: ids.filter((id) => !before.includes(id)), remove: before.filter((id) => !ids.includes(id)) };
}

/** Sets dates and people of many notes, each as one change that can be undone. */
export function useNoteFacts(projectId: string) {
  const params = { path: { projectId } };
  const common = { updates: () => [refetched(projectRows(projectId))] };
  const dates = useOptimistic<readonly FactChange[], { undoId: string }>({
    ...common,
    change: (changes) =>
      answer(
        api.PUT('/api/v1/projects/{projectId}/note-dates', {
          params,
          body: {
            changes: perNote(changes).map(([noteId, { value }]) => ({
              noteId,
              occurredOn: value.moment?.slice(0, 10) ?? null,
            })),
          },
        }),
      ),
    refused: 'The dates were not changed',
    label: (_, changes) => (changes.length === 1 ? 'Changed the date' : `Changed the dates of ${changes.length} rows`),
  });
  const people = useOptimistic<readonly FactChange[], { undoId: string | null }>({
    ...common,
    change: (changes) =>
      answer(
        api.PUT('/api/v1/projects/{projectId}/note-people', {
          params,
          body: {
            changes: perNote(changes).map(([noteId, change]) => ({ noteId, ...differenceOf(change) })),
          },
        }),
      ),
    refused: 'The people were not changed',
    label: (_, changes) =>
      changes.length === 1 ? 'Changed the people' : `Changed the people of ${changes.length} rows`,
  });
  return { [DATE_FACT.id]: dates.mutate, [PEOPLE_FACT.id]: people.mutate };
}
