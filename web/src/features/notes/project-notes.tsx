import { UNTITLED_NOTE } from '@evident/domain/notes';
import { SegmentedControl } from '@mantine/core';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { noteListQuery } from '../../data/notes/queries.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';
import { DeleteMenu } from '../../ui/delete-menu.tsx';
import type { ListFilter } from '../../ui/list-filter.ts';
import { Quote } from '../../ui/quote.tsx';
import { Rows } from '../../ui/rows.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { NoteBar } from './note-bar.tsx';
import { NoteRow } from './note-row.tsx';
import { useNewNote } from './use-new-note.tsx';
import { useNoteFilter, type NoteKind } from './use-note-filter.ts';

interface Props {
  projectId: string;
  /** The filter in the URL. */
  filter: ListFilter;
  count?: number;
  /** The reason adding notes is disabled; null if allowed. */
  readOnly: string | null;
  /** The button that opens the import. */
  importing: ReactNode;
}

const ROW = 60;

/** The notes of a project, with a filter and a sort order. */
export function ProjectNotes(props: Props) {
  const { projectId, count, readOnly } = props;
  const chosen = useNoteFilter(props.filter);
  const writing = useNewNote(projectId, readOnly);
  const { kind, setKind } = chosen;
  return (
    <Section
      title="Notes"
      count={count}
      actions={
        <>
          <SegmentedControl
            size="xs"
            aria-label="Which notes"
            data={[
              { value: 'current', label: 'Current' },
              { value: 'archived', label: 'Archived' },
            ]}
            value={kind}
            onChange={(value) => setKind(value as NoteKind)}
          />
          {count !== 0 && writing}
        </>
      }
    >
      <Found key={kind} {...props} chosen={chosen} writing={writing} />
    </Section>
  );
}

function Found({
  projectId,
  count,
  importing,
  readOnly,
  writing,
  chosen,
  filter: { bar, blocked },
}: Props & { chosen: ReturnType<typeof useNoteFilter>; writing: ReactNode }) {
  const { filter, active, kind, words, order, clear } = chosen;
  const notes = usePages(noteListQuery(projectId, filter), { keep: true, enabled: blocked === null });
  const all = kind === 'current' ? count : undefined;
  const by = words.trim() === '' ? undefined : `“${words.trim()}” in the title`;
  const nothing =
    kind === 'archived' ? (
      <NothingYet>No archived notes.</NothingYet>
    ) : (
      <EmptyState
        icon={FileText}
        title="Import your interviews and feedback"
        action={
          <>
            {importing} {writing}
          </>
        }
        sample={
          <Sample>
            <Quote size="small" speaker="Participant 3" source="Third interview, 0:42">
              Every Friday I copy it over by hand.
            </Quote>
          </Sample>
        }
      >
        Interviews, transcripts, tickets, survey answers. Drop the files anywhere on this page, then select words to
        highlight and tag them.
      </EmptyState>
    );
  return (
    <>
      {(count !== 0 || kind === 'archived' || active || blocked !== null) && (
        <NoteBar
          chosen={chosen}
          conditions={bar}
          found={!active || blocked !== null || notes.outdated ? undefined : inWords(notes, all)}
        />
      )}
      <div aria-busy={notes.outdated}>
        {blocked ?? (
          <Listing
            of={notes}
            things="notes"
            empty={
              active ? (
                <FilteredToNothing
                  things="notes"
                  of={all}
                  by={filter.filter === undefined ? by : undefined}
                  onClear={clear}
                />
              ) : (
                nothing
              )
            }
          >
            {(items) => (
              <Rows items={items} label="Notes" height={ROW} more={notes.more} loadingMore={notes.loadingMore}>
                {(note) => (
                  <NoteRow
                    note={note}
                    changed={order === 'changed'}
                    menu={
                      <DeleteMenu
                        thing={{ type: 'NOTE', id: note.id, title: note.title || UNTITLED_NOTE }}
                        reason={readOnly}
                      />
                    }
                  />
                )}
              </Rows>
            )}
          </Listing>
        )}
      </div>
    </>
  );
}

/** `3 of 203 notes`; `100+ of 203 notes` while more can be loaded. */
function inWords({ items, more }: Paged<unknown>, all: number | undefined): string | undefined {
  if (items === undefined) return undefined;
  const shown = `${items.length.toLocaleString()}${more === null ? '' : '+'}`;
  return all === undefined ? `${shown} shown` : `${shown} of ${all.toLocaleString()} ${all === 1 ? 'note' : 'notes'}`;
}
