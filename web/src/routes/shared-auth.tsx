import { SHARED_AUTH, checkCode, isSharedAuthService } from '@evident/domain/oauth';
import type { Scope } from '@evident/domain/permissions';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useConfirmSharedAuth } from '../data/oauth/mutations.ts';
import { CheckCode } from '../features/oauth/check-code.tsx';
import { Decision } from '../features/oauth/decision.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { Notice } from '../ui/states/notice.tsx';
import type { Entered } from './entrance-gate.ts';
import { NoWorkspace, SignedInAs } from './program-decision.tsx';

export { deciders as loader } from './entrance-gate.ts';

const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

/** A plug-in that cannot be led back asks to act for the member. `?scope=` as in OAuth, read by default. */
export function Component() {
  const { person } = useLoaderData<Entered>();
  const { integration = '', challenge = '' } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const foot = <SignedInAs email={person.email} />;
  if (!isSharedAuthService(integration) || !CHALLENGE.test(challenge))
    return (
      <Entrance title="This link does not work" about="Connect again from the plug-in." foot={foot}>
        <Link to="/auth/workspaces">Your workspaces</Link>
      </Entrance>
    );
  const title = SHARED_AUTH[integration];
  if (pathname.endsWith('/success'))
    return (
      <Entrance
        title={`${title} is connected`}
        about="Go back to the plug-in, and close this page. Disconnect it in the settings of your account."
        foot={foot}
      />
    );
  if (person.workspaces.length === 0) return <NoWorkspace email={person.email} />;
  const scopes: Scope[] = search.get('scope')?.split(' ').includes('write') ? ['read', 'write'] : ['read'];
  return <Asking {...{ person, integration, challenge, title, scopes }} />;
}

interface AskingProps {
  person: Entered['person'];
  integration: keyof typeof SHARED_AUTH;
  challenge: string;
  title: string;
  scopes: Scope[];
}

function Asking({ person, integration, challenge, title, scopes }: AskingProps) {
  const [teamId, setTeamId] = useState(person.workspaces[0]!.id);
  const { mutate, isPending, error } = useConfirmSharedAuth();
  const navigate = useNavigate();
  return (
    <Entrance
      title={`Connect the plug-in in ${title}?`}
      about="It then acts for you until you disconnect it in your settings."
      foot={<SignedInAs email={person.email} />}
    >
      <CheckCode code={checkCode(challenge)} service={title} />
      <Decision
        name={title}
        {...{ scopes, teamId }}
        workspaces={person.workspaces}
        onChoose={setTeamId}
        problem={error}
        pending={isPending}
        onAllow={(allowed) =>
          mutate(
            { teamId, integration, challenge, scopes: allowed },
            { onSuccess: () => void navigate('success', { relative: 'path', replace: true }) },
          )
        }
        onRefuse={() => void navigate('/auth/workspaces', { replace: true })}
      >
        <Notice icon={ShieldAlert} tone="warn">
          Allow only what you began yourself. If someone sent you this link, they would get your access.
        </Notice>
      </Decision>
    </Entrance>
  );
}
