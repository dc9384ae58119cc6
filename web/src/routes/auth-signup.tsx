import { Link } from 'react-router';
import { useWithRedirect } from '../data/identity/signed-in.ts';
import { SignUp } from '../features/identity/sign-up.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { visitorsOnly as loader } from './entrance-gate.ts';

export function Component() {
  const carried = useWithRedirect();
  return (
    <Entrance
      title="Sign up"
      about="Next, create a workspace or join your team’s."
      foot={
        <p>
          Already have an account? <Link to={carried('/auth/login')}>Sign in</Link>
        </p>
      }
    >
      <SignUp />
    </Entrance>
  );
}
