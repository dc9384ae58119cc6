import { Link, useLocation } from 'react-router';
import { useWithRedirect } from '../data/identity/signed-in.ts';
import { ChangedEmail } from '../features/identity/changed-email.tsx';
import { EnterCode } from '../features/identity/enter-code.tsx';
import { useFragment } from '../features/identity/fragment.ts';
import { OpenedLink } from '../features/identity/opened-link.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { atRoot as loader } from './entrance-gate.ts';

interface Mailed {
  email: string;
  codeChallenge: string;
  signingUp?: boolean;
}

/** Confirms an email address by the link or the code in an email. */
export function Component() {
  const token = useFragment('token');
  const change = useFragment('change');
  const mailed = useLocation().state as Mailed | null;
  const carried = useWithRedirect();
  if (change !== null)
    return (
      <Entrance title="Your new address">
        <ChangedEmail token={change} />
      </Entrance>
    );
  if (token !== null)
    return <OpenedLink token={token} title="Confirming your address" failed="Your address was not confirmed" />;
  if (mailed?.codeChallenge) {
    return (
      <Entrance
        title="Enter the code"
        foot={
          <p>
            <Link to={carried('/auth/login')}>Sign in another way</Link>
          </p>
        }
      >
        <EnterCode key={mailed.codeChallenge} {...mailed} />
      </Entrance>
    );
  }
  return (
    <Entrance title="Confirm your address" about="Open the link in the email we sent you, in any browser.">
      <Link to={carried('/auth/login')}>Resend email</Link>
    </Entrance>
  );
}
