import { Link, useLoaderData } from 'react-router';
import { ConfirmIdentity } from '../features/identity/confirm-identity.tsx';
import { OwnSupport } from '../features/support/own-support.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import type { Entered } from './entrance-gate.ts';

export { peopleOnly as loader } from './entrance-gate.ts';

/** Support staff ask to read workspaces, and open those that granted it. */
export function Component() {
  const { person } = useLoaderData<Entered>();
  return (
    <Entrance
      title="Support access"
      about="Ask the admins of a workspace to let you read it. Everything you open is recorded in their audit log."
      wide
      foot={
        <p>
          Signed in as {person.email}. <Link to="/auth/logout">Sign out</Link>
        </p>
      }
    >
      <OwnSupport />
      <ConfirmIdentity />
    </Entrance>
  );
}
