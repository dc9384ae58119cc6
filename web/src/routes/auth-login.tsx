import { Link } from 'react-router';
import { useWithRedirect } from '../data/identity/signed-in.ts';
import { SignIn } from '../features/identity/sign-in.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { visitorsOnly as loader } from './entrance-gate.ts';

export function Component() {
  const carried = useWithRedirect();
  const foot = (
    <>
      <p>
        No account yet? <Link to={carried('/auth/signup')}>Sign up</Link>
      </p>
      <p>
        <Link to={carried('/auth/sso')}>Use single sign-on</Link>
      </p>
      <p>
        <Link to="/auth/find-workspace">Find my workspaces</Link>
      </p>
    </>
  );
  return (
    <Entrance title="Sign in" foot={foot}>
      <SignIn />
    </Entrance>
  );
}
