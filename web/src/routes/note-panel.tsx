import type { Editor } from '@tiptap/core';
import type { NoteView } from '@evident/domain/notes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { objectFieldsQuery } from '../data/fields/queries.ts';
import { notePeopleQuery } from '../data/people/queries.ts';
import { summariesQuery } from '../data/summaries/queries.ts';
import { ObjectFields } from '../features/fields/object-fields.tsx';
import { BulkTags } from '../features/highlights/bulk-tags.tsx';
import { HighlightPanel } from '../features/highlights/highlight-panel.tsx';
import type { Marking } from '../features/highlights/use-marking.ts';
import { NoteQuestions } from '../features/surveys/note-questions.tsx';
import { AboutHighlight } from '../features/suggestions/about-highlight.tsx';
import { NoteSuggestions } from '../features/suggestions/note-suggestions.tsx';
import { NotePeople } from '../features/people/note-people.tsx';
import { copyLink } from '../kernel/copy.ts';
import { SidePanel } from '../ui/layout/side-panel.tsx';
import { TabSkeleton } from '../ui/states/tab-skeleton.tsx';
import { useNoteTab } from '../data/identity/note-tab.ts';
import type { ObjectComments } from './use-object-comments.ts';

const CommentsPanel = lazy(async () => ({
  default: (await import('../features/comments/comments-panel.tsx')).CommentsPanel,
}));
const Summaries = lazy(async () => ({ default: (await import('../features/summaries/summaries.tsx')).Summaries }));

interface Props {
  note: Pick<NoteView, 'id' | 'projectId'>;
  marking: Marking;
  comments: ObjectComments;
  editor: Editor | null;
  /** Why something cannot be done; undefined when it can. */
  reasons: { write: string | undefined; markUp: string | undefined };
  linkTo: (commentId: string) => string;
  onClose: () => void;
}

/** Tabs next to the text of a note: summary, highlights, tags, fields, comments, contacts (document 000, section 2). */
export function NotePanel({ note: { id, projectId }, marking, comments, editor, reasons, linkTo, onClose }: Props) {
  // A moment has no words to scroll to; its card opens at the timeline.
  const choose = (highlightId: string, card = false) =>
    marking.choose(
      highlightId,
      card || marking.highlights.some((one) => one.id === highlightId && one.target === 'MOMENT'),
    );
  const chosen = marking.highlights.find(({ id: one }) => one === marking.chosenId && !one.startsWith('new-'));
  const summarized = { type: 'NOTE', id, filter: null } as const;
  const fielded = { kind: 'note', id } as const;
  const tab = useNoteTab();
  const { data: summaries } = useQuery(summariesQuery(summarized));
  const { data: fields } = useQuery(objectFieldsQuery(fielded));
  const { data: people } = useQuery(notePeopleQuery(id));
  return (
    <SidePanel label="Highlights and tags" onClose={onClose}>
      <HighlightPanel
        marking={{ ...marking, choose }}
        reason={reasons.markUp}
        first={tab.first}
        onChosen={tab.choose}
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
            {marking.known && (
              <NoteSuggestions noteId={id} editor={editor} reason={reasons.markUp} whyNotRedacted={reasons.write} />
            )}
          </>
        }
        more={[
          {
            value: 'summary',
            title: 'Summary',
            count: summaries?.items.length,
            isFirst: true,
            panel: (
              <Suspense fallback={<TabSkeleton things="summaries" />}>
                <Summaries target={summarized} reason={reasons.write} noteId={id} />
              </Suspense>
            ),
          },
          {
            value: 'fields',
            title: 'Fields',
            count: fields?.values.length,
            panel: (
              <>
                <ObjectFields
                  of={fielded}
                  reason={reasons.write}
                  settings={`/projects/${projectId}/settings/note-fields`}
                />
                <NoteQuestions noteId={id} reason={reasons.write} />
              </>
            ),
          },
          {
            value: 'comments',
            title: 'Comments',
            count: comments.open,
            isNew: comments.unread > 0,
            panel: (
              <Suspense fallback={<TabSkeleton things="comments" />}>
                <CommentsPanel {...comments} linkTo={linkTo} onCopy={(link) => void copyLink(link)} />
              </Suspense>
            ),
          },
          {
            value: 'contacts',
            title: 'Contacts',
            count: people?.length,
            panel: <NotePeople noteId={id} projectId={projectId} reason={reasons.write} />,
          },
        ]}
      />
    </SidePanel>
  );
}
