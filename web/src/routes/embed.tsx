import { useParams } from 'react-router';
import { PublicPage } from '../features/sharing/public-page.tsx';

/** A shared reel or highlight in a page of someone else. */
export function Component() {
  const { shareToken = '' } = useParams();
  return <PublicPage key={shareToken} token={shareToken} embedded />;
}
