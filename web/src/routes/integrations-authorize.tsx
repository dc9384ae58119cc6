import { Button } from '@mantine/core';
import type { AuthorizationParameters, AuthorizationView } from '@evident/domain/oauth';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { useAllow } from '../data/oauth/mutations.ts';
import { authorizationQuery } from '../data/oauth/queries.ts';
import { authorizationIn } from '../data/oauth/requests.ts';
import { Decision } from '../features/oauth/decision.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Notice } from '../ui/states/notice.tsx';
import type { Entered } from './entrance-gate.ts';
import { NoWorkspace, SignedInAs } from './program-decision.tsx';

export { deciders as loader } from './entrance-gate.ts';

/** A program asks to act for the member (OAuth 2.1). `?skipFastRedirect`: asks even if it was allowed before. */
export function Component() {
  const { person } = useLoaderData<Entered>();
  const [search] = useSearchParams();
  const parameters = authorizationIn(search);
  const named = person.workspaces.find(({ url }) => originOf(parameters.resource) === new URL(url).origin);
  const [chosen, setChosen] = useState(person.workspaces[0]?.id);
  const teamId = named?.id ?? chosen;
  if (teamId === undefined) return <NoWorkspace email={person.email} />;
  return (
    <Request
      {...{ person, parameters, teamId }}
      // A choice may lie in the past: then the page asks.
      fast={!search.has('skipFastRedirect') && (named !== undefined || person.workspaces.length === 1)}
      {...(named === undefined && { onChoose: setChosen })}
    />
  );
}

const originOf = (resource: string | undefined): string | null =>
  resource !== undefined && URL.canParse(resource) ? new URL(resource).origin : null;

interface RequestProps {
  person: Entered['person'];
  parameters: AuthorizationParameters;
  teamId: string;
  fast: boolean;
  onChoose?: (teamId: string) => void;
}

function Request({ parameters, teamId, ...rest }: RequestProps) {
  const { data, error } = useQuery(authorizationQuery(teamId, parameters));
  const foot = <SignedInAs email={rest.person.email} />;
  if (error)
    return (
      <Entrance title="This program can’t be connected" foot={foot}>
        <ProblemNote problem={error} />
        <Link to="/auth/workspaces">Your workspaces</Link>
      </Entrance>
    );
  if (!data)
    return (
      <Entrance title="Connect a program" foot={foot}>
        <ListSkeleton things="the request" shape="text" count={2} />
      </Entrance>
    );
  // Not led back without a click: the author of the link chose the address (RFC 9700, 4.11.2).
  if (data.refused)
    return (
      <Entrance
        title="This program can’t be connected"
        about="Its request is not valid. Nothing was allowed."
        foot={foot}
      >
        <Button variant="default" onClick={() => location.assign(data.back)}>
          Go back to {data.host ?? data.name}
        </Button>
      </Entrance>
    );
  return <Asking key={teamId} request={data} {...rest} parameters={parameters} teamId={teamId} />;
}

function Asking({
  request: { name, host, scopes, allowedBefore, back },
  person,
  parameters,
  teamId,
  fast,
  onChoose,
}: RequestProps & { request: AuthorizationView }) {
  const { mutate, isPending, isSuccess, error } = useAllow((url) => location.assign(url));
  const atOnce = fast && allowedBefore;
  const [asked] = useState({ parameters, scopes });
  useEffect(() => {
    if (atOnce) mutate({ teamId, ...asked });
  }, [atOnce, teamId, asked, mutate]);
  const place = host ?? 'a program on this device';
  if (isSuccess || (atOnce && !error))
    return <Entrance title="Connecting" about={`Back to ${place}. You can close this page after that.`} />;
  return (
    <Entrance
      title={`Connect ${name}?`}
      about={`It then acts for you until you disconnect it in your settings. You go back to ${place}.`}
      foot={<SignedInAs email={person.email} />}
    >
      <Decision
        {...{ name, scopes, teamId, onChoose }}
        workspaces={person.workspaces}
        problem={error}
        pending={isPending}
        onAllow={(allowed) => mutate({ teamId, parameters, scopes: allowed })}
        onRefuse={() => location.assign(back)}
      >
        <Notice icon={ShieldAlert} tone="warn">
          The program chose its name itself; Evident did not verify it. Allow it only if you just connected it yourself.
        </Notice>
      </Decision>
    </Entrance>
  );
}
