import { Link, useLocation } from 'react-router';
import { mailPasswordReset } from '../data/identity/entering.ts';
import { ChoosePassword } from '../features/identity/choose-password.tsx';
import { useFragment } from '../features/identity/fragment.ts';
import { EmailForm } from '../ui/entrance/email-form.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** Resets the password with a mailed link. */
export function Component() {
  const token = useFragment('token');
  const before = useLocation().state as { email?: string } | null;
  if (token !== null)
    return (
      <Entrance title="Choose a new password">
        <ChoosePassword token={token} />
      </Entrance>
    );
  return (
    <Entrance
      title="Forgot password?"
      about="We’ll email you a link to choose a new one."
      foot={
        <p>
          <Link to="/auth/login">Back to sign in</Link>
        </p>
      }
    >
      <EmailForm
        verb="Send a link"
        email={before?.email}
        send={mailPasswordReset}
        then="The link in it lets you choose a new password."
      />
    </Entrance>
  );
}
