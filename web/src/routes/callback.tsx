import { SSO_STATE_PREFIX } from '@evident/domain/sso';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { finishSso } from '../data/sso/signing-in.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { Component as Service } from './account-integration.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** Back from a directory, or from a service that is connected: the state says which. */
export function Component() {
  const isSso = useSearchParams()[0].get('state')?.startsWith(SSO_STATE_PREFIX);
  return isSso ? <FromDirectory /> : <Service />;
}

function FromDirectory() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Error | null>(null);
  // An answer works once, also where effects run twice.
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const given = ['code', 'iss', 'error'].flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    });
    finishSso({ state: search.get('state') ?? '', ...Object.fromEntries(given) }).then(
      (page) => page !== null && void navigate(page, { replace: true }),
      setProblem,
    );
  }, [search, navigate]);
  if (problem === null) return <Entrance title="Signing in" about="You come back to your workspace." />;
  return (
    <Entrance title="You are not signed in">
      <ProblemNote problem={problem} />
      <Link to="/auth/sso">Try again</Link>
    </Entrance>
  );
}
