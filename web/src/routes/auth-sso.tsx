import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRedirect, useWithRedirect } from '../data/identity/signed-in.ts';
import { reportConfirmed } from '../data/sso/confirming.ts';
import { choicesQuery } from '../data/sso/queries.ts';
import { useStartSso } from '../data/sso/signing-in.ts';
import { FindSso } from '../features/sso/find-sso.tsx';
import { SsoButtons } from '../features/sso/sso-buttons.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** Single sign-on: of a workspace (`?workspace=`), through a connection (`?connection=`), or found by the address. */
export function Component() {
  const [search] = useSearchParams();
  const redirect = useRedirect();
  const carried = useWithRedirect();
  const [connection, workspace] = [search.get('connection'), search.get('workspace')];
  const foot = <Link to={carried('/auth/login')}>Sign in in another way</Link>;
  return (
    <Entrance title="Single sign-on" foot={foot}>
      {connection !== null ? (
        <Starting connectionId={connection} />
      ) : workspace !== null ? (
        <OfWorkspace workspace={workspace} redirect={redirect} />
      ) : (
        <FindSso redirect={redirect} />
      )}
    </Entrance>
  );
}

function Starting({ connectionId }: { connectionId: string }) {
  const { mutate, error } = useStartSso(null);
  useEffect(() => mutate(connectionId), [mutate, connectionId]);
  return <ProblemNote problem={error} />;
}

function OfWorkspace({ workspace, redirect }: { workspace: string; redirect: string | null }) {
  const { data, error } = useQuery(choicesQuery(workspace));
  if (data?.items.length === 0) return <p>This workspace has no connection for single sign-on.</p>;
  return (
    <>
      {data?.required && <p>This workspace requires single sign-on.</p>}
      {data && <SsoButtons choices={data.items} redirect={redirect} />}
      <ProblemNote problem={error} />
    </>
  );
}

/** The end of the window in which a person confirmed their identity at a directory. */
export function Confirmed() {
  useEffect(() => reportConfirmed(), []);
  return <Entrance title="You confirmed that it’s you" about="You can close this window." />;
}
