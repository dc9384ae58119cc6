import { useLocation } from 'react-router';
import { StopMails } from '../features/notifications/stop-mails.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

/** Opened from an email, also without being signed in. The token is in the fragment, which is not sent to a server. */
export function Component() {
  return (
    <Entrance title="Stop emails">
      <StopMails token={useLocation().hash.slice(1)} />
    </Entrance>
  );
}
