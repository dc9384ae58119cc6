import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRedirect, useWithRedirect } from '../data/identity/signed-in.ts';
import { choicesQuery } from '../data/sso/queries.ts';
import { workspaceIn } from '../data/sso/workspace-in.ts';
import { SignIn } from '../features/identity/sign-in.tsx';
import { SsoButtons } from '../features/sso/sso-buttons.tsx';
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
      <SsoOfWorkspace />
      <SignIn />
    </Entrance>
  );
}

/** The connections of the workspace that the person came from. */
function SsoOfWorkspace() {
  const redirect = useRedirect();
  const workspace = workspaceIn(redirect, location.hostname);
  const { data } = useQuery({ ...choicesQuery(workspace ?? ''), enabled: workspace !== null });
  return data && data.items.length > 0 ? <SsoButtons choices={data.items} redirect={redirect} /> : null;
}
