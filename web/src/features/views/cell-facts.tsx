import { personName } from '@evident/domain/people';
import type { Row } from '@evident/domain/views';
import { DayShown } from '../../ui/day-of-note.tsx';
import { withoutWords } from '../../ui/medium/media.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { Chips } from './chips.tsx';
import type { Column } from './columns.ts';
import { FieldValueText } from './field-value-text.tsx';
import { RowTitle } from './row-title.tsx';
import own from './cell-facts.module.css';
import styles from './views.module.css';

const nameOf = ({ name }: Row['people'][number]): string => personName(name);

interface Props {
  row: Row;
  column: Column;
  /** Under a title instead of in a cell. */
  onCard?: boolean;
}

/** The content of a cell. */
export function CellFacts({ row, column, onCard = false }: Props) {
  const { key, field } = column;
  if (field) return <FieldValueText field={field} value={row.values.find(({ fieldId }) => fieldId === field.id)} />;
  switch (key) {
    case 'TITLE':
    case 'TEXT':
      return <RowTitle row={row} box="small" />;
    case 'CONTENT_PREVIEW':
      return (
        <span className={styles.dim} dir="auto">
          {row.text || (row.medium && withoutWords(row.medium))}
        </span>
      );
    case 'NOTE_TITLE':
      return <span dir="auto">{row.title}</span>;
    case 'TAGS':
      return (
        <Chips
          of={row.tags}
          titleOf={({ title }) => title}
          chip={({ title, color }) => <TagChip title={title} hue={color as Parameters<typeof TagChip>[0]['hue']} />}
          cell={onCard ? null : column}
        />
      );
    case 'PEOPLE':
      return (
        <Chips
          of={row.people}
          titleOf={nameOf}
          chip={(person) => (
            <span className={own.person} title={nameOf(person)} dir="auto">
              {nameOf(person)}
            </span>
          )}
          cell={onCard ? null : column}
        />
      );
    case 'AUTHORS':
      return row.authors.map(({ name }) => name).join(', ');
    case 'SPEAKERS':
      return row.speakers.join(', ');
    case 'HIGHLIGHT_COUNT':
      return row.highlightCount ? row.highlightCount.toLocaleString() : null;
    case 'STATUS':
      return <span data-published={row.published === true}>{row.published ? 'Published' : 'Not published'}</span>;
    case 'DATE':
      return row.day === null ? null : <DayShown day={row.day} undated={row.happened === false} />;
    case 'CREATED_AT':
      return <RelativeTime at={row.createdAt} />;
    case 'UPDATED_AT':
      return <RelativeTime at={row.updatedAt} />;
    default:
      return null;
  }
}
