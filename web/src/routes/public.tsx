import { useParams } from 'react-router';
import { PublicPage } from '../features/sharing/public-page.tsx';

/** What was shared by link, for whoever has the link. */
export function Component() {
  const { shareToken = '' } = useParams();
  return <PublicPage key={shareToken} token={shareToken} />;
}
