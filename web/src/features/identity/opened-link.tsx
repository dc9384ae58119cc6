import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { signInLinkQuery } from '../../data/identity/entering.ts';
import { needsSecondFactor, useWithRedirect, useContinueAs } from '../../data/identity/signed-in.ts';
import { Entrance } from '../../ui/entrance/entrance.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  token: string;
  /** The title while it runs: `Signing you in`. */
  title: string;
  /** The title after a failure. */
  failed: string;
}

/** Handles a mailed sign-in link, with or without a pending sign-up. */
export function OpenedLink({ token, title, failed }: Props) {
  const goOn = useContinueAs();
  const navigate = useNavigate();
  const carried = useWithRedirect();
  const { data: person, error } = useQuery(signInLinkQuery(token));
  const secondStep = needsSecondFactor(error) ? carried('/auth/second-factor') : null;
  useEffect(() => {
    if (person) void goOn(person);
    else if (secondStep !== null) void navigate(secondStep, { replace: true });
  }, [person, goOn, secondStep, navigate]);
  return (
    <Entrance title={error && secondStep === null ? failed : title}>
      {error && secondStep === null ? (
        <ProblemNote problem={error}>
          <p>
            <Link to="/auth/login">Go to sign in</Link>
          </p>
        </ProblemNote>
      ) : (
        <div role="status">
          <VisuallyHidden>Signing you in</VisuallyHidden>
          <Skeleton height={36} />
        </div>
      )}
    </Entrance>
  );
}
