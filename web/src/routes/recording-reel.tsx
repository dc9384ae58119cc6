import { idFromSlugged } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { Film } from 'lucide-react';
import { useParams } from 'react-router';
import { reelListQuery } from '../data/reels/queries.ts';
import { useNote } from '../data/notes/mutations.ts';
import { MakeReelButton } from '../features/reels/make-reel-button.tsx';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Listing } from '../ui/states/listing.tsx';
import { NotFound } from './not-found.tsx';
import { ReelScreen } from './reel-screen.tsx';

/** The reel of a recording's highlights: its latest one, or the offer to make one. */
export function Component() {
  const params = useParams();
  const noteId = idFromSlugged(params['noteId'] ?? '');
  const fileId = idFromSlugged(params['fileId'] ?? '');
  return noteId === undefined || fileId === undefined ? (
    <NotFound />
  ) : (
    <RecordingReel key={fileId} noteId={noteId} fileId={fileId} />
  );
}

function RecordingReel({ noteId, fileId }: { noteId: string; fileId: string }) {
  const reels = usePages(reelListQuery({ sourceType: 'FILE', sourceId: fileId }));
  const { note, reasons } = useNote(noteId);
  const [latest] = reels.items ?? [];
  if (latest) return <ReelScreen key={latest.id} reelId={latest.id} />;
  const empty = (
    <EmptyState
      icon={Film}
      title="No reel of this recording yet"
      action={
        <MakeReelButton
          of={{ source: { type: 'FILE', id: fileId } }}
          reason={reasons.write ?? null}
          size="sm"
          onMade={reels.again}
        />
      }
    >
      A reel plays the highlights of the recording one after another.
    </EmptyState>
  );
  return (
    <Page title="Reel" crumbs={note ? [{ title: note.title || UNTITLED_NOTE, to: `/data/${noteId}` }] : []}>
      <Listing of={reels} things="reels" empty={empty}>
        {() => null}
      </Listing>
    </Page>
  );
}
