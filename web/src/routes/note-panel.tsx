import { SegmentedControl } from '@mantine/core';
import type { NoteView } from '@evident/domain/notes';
import { HighlightPanel } from '../features/highlights/highlight-panel.tsx';
import type { Marking } from '../features/highlights/use-marking.ts';
import { NotePeople } from '../features/people/note-people.tsx';
import { useAddressChoice } from '../kernel/use-address-choice.ts';
import { SidePanel } from '../ui/layout/side-panel.tsx';

/** Tabs next to a note (document 000, section 2). */
const TABS = { highlights: 'Highlights', contacts: 'Contacts' } as const;
type Tab = keyof typeof TABS;

interface Props {
  note: Pick<NoteView, 'id' | 'projectId'>;
  marking: Marking;
  /** Why something cannot be done; undefined when it can. */
  reasons: { write: string | undefined; markUp: string | undefined };
  onClose: () => void;
}

/** What stands next to the text of a note: its highlights, or the people in it. */
export function NotePanel({ note, marking, reasons, onClose }: Props) {
  const [tab, setTab] = useAddressChoice<Tab>('panel', Object.keys(TABS) as Tab[], 'highlights');
  return (
    <SidePanel label="Highlights and tags" onClose={onClose}>
      <SegmentedControl
        fullWidth
        size="xs"
        mb={12}
        aria-label="Next to the text"
        data={(Object.keys(TABS) as Tab[]).map((value) => ({ value, label: TABS[value] }))}
        value={tab}
        onChange={(next) => setTab(next as Tab)}
      />
      {tab === 'contacts' ? (
        <NotePeople noteId={note.id} projectId={note.projectId} reason={reasons.write} />
      ) : (
        <HighlightPanel marking={marking} reason={reasons.markUp} />
      )}
    </SidePanel>
  );
}
