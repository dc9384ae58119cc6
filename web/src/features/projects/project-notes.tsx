import { Button, SegmentedControl } from '@mantine/core';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddressChoice } from '../../kernel/use-address-choice.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { NoteRow } from './note-row.tsx';
import { NothingYet, Section } from './section.tsx';
import { useNotes, useWrite } from './use-notes.ts';

interface Props {
  projectId: string;
  count?: number;
  /** Why nothing can be added; null when it can. */
  readOnly: string | null;
  /** The button that opens the import. */
  importing: ReactNode;
}

const ROW = 60;
const KINDS = ['current', 'archived'] as const;

/** The notes of a project. */
export function ProjectNotes({ projectId, count, readOnly, importing }: Props) {
  const [kind, setKind] = useAddressChoice('notes', KINDS, 'current');
  const notes = useNotes(projectId, kind === 'archived');
  const write = useWrite(projectId, 'note');
  const writing = (variant: 'default' | 'filled') => (
    <DisabledReason reason={readOnly}><Button variant={variant} loading={write.isPending} onClick={() => write.mutate()}>New note</Button></DisabledReason>
  );
  const empty = kind === 'archived'
    ? <NothingYet>No note of this project is archived.</NothingYet>
    : (
      <EmptyState icon={FileText} title="Bring in what people told you" action={<>{importing} {writing('default')}</>}>
        Interviews, transcripts, tickets, survey answers. Drop the files anywhere on this page, then select words to highlight and tag them.
      </EmptyState>
    );
  return (
    <Section title="Notes" count={count} actions={(
      <>
        <SegmentedControl size="xs" aria-label="Which notes" data={[{ value: 'current', label: 'Current' }, { value: 'archived', label: 'Archived' }]} value={kind} onChange={(value) => setKind(value as typeof kind)} />
        {count !== 0 && writing('default')}
      </>
    )}>
      <Listing of={notes} things="notes" empty={empty}>
        {(items) => <Rows items={items} label="Notes" height={ROW} more={notes.more} loadingMore={notes.loadingMore}>{(note) => <NoteRow note={note} />}</Rows>}
      </Listing>
    </Section>
  );
}
