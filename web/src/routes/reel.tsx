import { idFromSlugged } from '@evident/domain/links';
import { useParams } from 'react-router';
import { NotFound } from './not-found.tsx';
import { ReelScreen } from './reel-screen.tsx';

/** A reel of a project or of an insight. */
export function Component() {
  const reelId = idFromSlugged(useParams()['reelId'] ?? '');
  return reelId === undefined ? <NotFound /> : <ReelScreen key={reelId} reelId={reelId} />;
}
