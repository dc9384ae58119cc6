import { Link } from 'react-router';
import { mailWorkspaces } from '../data/identity/entering.ts';
import { useWithRedirect } from '../data/identity/signed-in.ts';
import { EmailForm } from '../ui/entrance/email-form.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** Mails a list of the account's workspaces. */
export function Component() {
  const carried = useWithRedirect();
  return (
    <Entrance
      title="Find my workspaces"
      about="We’ll email you a list of your workspaces."
      foot={
        <p>
          <Link to={carried('/auth/login')}>Back to sign in</Link>
        </p>
      }
    >
      <EmailForm verb="Send the list" send={mailWorkspaces} then="It lists your workspaces." />
    </Entrance>
  );
}
