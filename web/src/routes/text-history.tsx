import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { idFromSlugged } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { insightQuery } from '../data/insights/queries.ts';
import type { Versioned } from '../data/history/queries.ts';
import { TextHistory } from '../features/history/text-history.tsx';
import { useReasons } from '../features/insights/use-insight.ts';
import { useNote } from '../data/notes/mutations.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { NotFound } from './not-found.tsx';

/** The versions of the text of a note or an insight. */
export function Component() {
  const params = useParams();
  const noteId = idFromSlugged(params['noteId'] ?? '');
  const insightId = idFromSlugged(params['insightId'] ?? '');
  if (noteId !== undefined) return <NoteHistory key={noteId} noteId={noteId} />;
  return insightId === undefined ? <NotFound /> : <InsightHistory key={insightId} insightId={insightId} />;
}

function NoteHistory({ noteId }: { noteId: string }) {
  const { note, problem, again, reasons } = useNote(noteId);
  if (!note) return <Opening problem={problem} again={again} />;
  return <Screen of={{ kind: 'note', id: noteId }} title={note.title || UNTITLED_NOTE} reason={reasons.write} />;
}

function InsightHistory({ insightId }: { insightId: string }) {
  const { data, error, refetch } = useQuery(insightQuery(insightId));
  if (!data) return <Opening problem={error} again={() => void refetch()} />;
  return data.shows === 'published' ? <NotFound /> : <OfInsight insight={data} />;
}

function OfInsight({ insight }: { insight: Parameters<typeof useReasons>[0] }) {
  const reasons = useReasons(insight);
  const { id, title } = insight;
  return <Screen of={{ kind: 'insight', id }} title={title || UNTITLED_INSIGHT} reason={reasons.write} />;
}

function Opening({ problem, again }: { problem: Error | null; again: () => void }) {
  if (problem && [400, 403, 404].includes(asProblem(problem).status ?? 0)) return <NotFound />;
  return (
    <Page title="History" width={864}>
      {problem ? (
        <FailedState title="The history could not be loaded" problem={problem} onRetry={again} />
      ) : (
        <ListSkeleton things="the versions" count={4} />
      )}
    </Page>
  );
}

function Screen({ of, title, reason }: { of: Versioned; title: string; reason: string | undefined }) {
  const navigate = useNavigate();
  const path = of.kind === 'note' ? `/data/${of.id}` : `/insights/${of.id}`;
  return (
    <Page title="History" width="full" crumbs={[{ title, to: path }]}>
      <TextHistory of={of} reason={reason} onRestored={() => void navigate(path)} />
    </Page>
  );
}
