import { Link } from 'react-router';
import { mailUnlock } from '../data/identity/entering.ts';
import { useFragment } from '../features/identity/fragment.ts';
import { Unlocked } from '../features/identity/unlocked.tsx';
import { EmailForm } from '../ui/entrance/email-form.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** Unlocks an account after too many wrong passwords. */
export function Component() {
  const token = useFragment('token');
  if (token !== null)
    return (
      <Entrance title="Unlock sign-in">
        <Unlocked token={token} />
      </Entrance>
    );
  return (
    <Entrance
      title="Unlock sign-in"
      about="After wrong passwords, signing in from a new browser can be slow. Open the emailed link in this browser to skip the wait."
      foot={
        <p>
          <Link to="/auth/login">Back to sign in</Link>
        </p>
      }
    >
      <EmailForm verb="Send a link" send={mailUnlock} then="The link in it unlocks sign-in." />
    </Entrance>
  );
}
