import { Link } from 'react-router';
import { Entrance } from '../ui/entrance/entrance.tsx';

/** Below decisions about a program. */
export const SignedInAs = ({ email }: { email: string }) => (
  <p>
    Signed in as {email}. <Link to="/auth/logout">Sign out</Link>
  </p>
);

/** Instead of a decision. */
export const NoWorkspace = ({ email }: { email: string }) => (
  <Entrance
    title="You’re not in a workspace yet"
    about="A program acts in a workspace. Create or join one, then connect it again."
    foot={<SignedInAs email={email} />}
  >
    <Link to="/auth/workspaces">Your workspaces</Link>
  </Entrance>
);
