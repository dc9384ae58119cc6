import { personName } from '@evident/domain/people';
import type { Row } from '@evident/domain/views';
import { DayShown } from '../../ui/day-of-note.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import type { Column } from './columns.ts';
import { FieldValueText } from './field-value-text.tsx';
import { RowTitle } from './row-title.tsx';
import styles from './views.module.css';

/** The content of a cell. */
export function CellFacts({ row, column: { key, field } }: { row: Row; column: Column }) {
  if (field) return <FieldValueText field={field} value={row.values.find(({ fieldId }) => fieldId === field.id)} />;
  switch (key) {
    case 'TITLE':
    case 'TEXT':
      return <RowTitle row={row} />;
    case 'CONTENT_PREVIEW':
      return (
        <span className={styles.dim} dir="auto">
          {row.text}
        </span>
      );
    case 'NOTE_TITLE':
      return <span dir="auto">{row.title}</span>;
    case 'TAGS':
      return (
        <span className={styles.chips}>
          {row.tags.map(({ id, title, color }) => (
            <TagChip key={id} title={title} hue={color as Parameters<typeof TagChip>[0]['hue']} />
          ))}
        </span>
      );
    case 'PEOPLE':
      return row.people.map(({ name }) => personName(name)).join(', ');
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
