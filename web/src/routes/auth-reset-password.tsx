import { Link, useLocation } from 'react-router';
import { ChoosePassword } from '../features/identity/choose-password.tsx';
import { useFragment } from '../features/identity/fragment.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
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
        send={(email) => answer(api.POST('/api/v1/auth/password-reset-mail', { body: { email } }))}
        then="The link in it lets you choose a new password."
      />
    </Entrance>
  );
}
