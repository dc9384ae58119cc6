import type { Editor } from '@tiptap/core';
import type { NoteView } from '@evident/domain/notes';
import { lazy, Suspense } from 'react';
import { ObjectFields } from '../features/fields/object-fields.tsx';
import { BulkTags } from '../features/highlights/bulk-tags.tsx';
import { HighlightPanel } from '../features/highlights/highlight-panel.tsx';
import type { Marking } from '../features/highlights/use-marking.ts';
import { NoteQuestions } from '../features/surveys/note-questions.tsx';
import { AboutHighlight } from '../features/suggestions/about-highlight.tsx';
import { NoteSuggestions } from '../features/suggestions/note-suggestions.tsx';
import { NotePeople } from '../features/people/note-people.tsx';
import { SidePanel } from '../ui/layout/side-panel.tsx';

const Summaries = lazy(async () => ({ default: (await import('../features/summaries/summaries.tsx')).Summaries }));

interface Props {
  note: Pick<NoteView, 'id' | 'projectId'>;
  marking: Marking;
  editor: Editor | null;
  /** Why something cannot be done; undefined when it can. */
  reasons: { write: string | undefined; markUp: string | undefined };
  onClose: () => void;
}

/** Tabs next to the text of a note: its highlights, tags, fields and people (document 000, section 2). */
export function NotePanel({ note: { id, projectId }, marking, editor, reasons, onClose }: Props) {
  // A moment has no words to scroll to; its card opens at the timeline.
  const choose = (highlightId: string, card = false) =>
    marking.choose(
      highlightId,
      card || marking.highlights.some((one) => one.id === highlightId && one.target === 'MOMENT'),
    );
  const chosen = marking.highlights.find(({ id: one }) => one === marking.chosenId && !one.startsWith('new-'));
  return (
    <SidePanel label="Highlights and tags" onClose={onClose}>
      <HighlightPanel
        marking={{ ...marking, choose }}
        reason={reasons.markUp}
        bulk={
          reasons.markUp === undefined
            ? (selected, onClear) => (
                <BulkTags projectId={projectId} selected={selected} whyNoNew={reasons.write} onClear={onClear} />
              )
            : undefined
        }
        top={
          <>
            {chosen && <AboutHighlight key={chosen.id} highlight={chosen} />}
            <NoteSuggestions noteId={id} editor={editor} reason={reasons.markUp} whyNotRedacted={reasons.write} />
          </>
        }
        more={[
          {
            value: 'summary',
            title: 'Summary',
            isFirst: true,
            panel: (
              <Suspense>
                <Summaries target={{ type: 'NOTE', id, filter: null }} reason={reasons.write} noteId={id} />
              </Suspense>
            ),
          },
          {
            value: 'fields',
            title: 'Fields',
            panel: (
              <>
                <ObjectFields
                  of={{ kind: 'note', id }}
                  reason={reasons.write}
                  settings={`/projects/${projectId}/settings/note-fields`}
                />
                <NoteQuestions noteId={id} reason={reasons.write} />
              </>
            ),
          },
          {
            value: 'contacts',
            title: 'Contacts',
            panel: <NotePeople noteId={id} projectId={projectId} reason={reasons.write} />,
          },
        ]}
      />
    </SidePanel>
  );
}
