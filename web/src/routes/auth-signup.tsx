import { Link } from 'react-router';
import { SignUp } from '../features/identity/sign-up.tsx';
import { useCarried } from '../kernel/entrance/signed-in.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { visitorsOnly as loader } from './entrance-gate.ts';

/** Signing up. */
export function Component() {
  const carried = useCarried();
  return (
    <Entrance title="Sign up" about="Then make a workspace, or join the one of your team." foot={<p>You have an account? <Link to={carried('/auth/login')}>Sign in</Link></p>}>
      <SignUp />
    </Entrance>
  );
}
