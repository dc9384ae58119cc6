import { Link } from 'react-router';
import { useFragment } from '../features/identity/fragment.ts';
import { OpenedLink } from '../features/identity/opened-link.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** Signs in with a mailed link. */
export function Component() {
  const token = useFragment('token');
  if (token === null)
    return (
      <Entrance title="This link is incomplete" about="Open it from the email again, or copy all of it.">
        <Link to="/auth/login">Go to sign in</Link>
      </Entrance>
    );
  return <OpenedLink token={token} title="Signing you in" failed="Sign-in failed" />;
}
