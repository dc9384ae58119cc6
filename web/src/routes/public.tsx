import { useParams } from 'react-router';
import { PublicPage } from '../features/sharing/public-page.tsx';

export function Component() {
  const { shareToken = '' } = useParams();
  return <PublicPage key={shareToken} token={shareToken} />;
}
