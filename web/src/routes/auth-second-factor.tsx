import { Link } from 'react-router';
import { useWithRedirect } from '../data/identity/signed-in.ts';
import { EnterSecondFactor } from '../features/identity/enter-second-factor.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';

export { atRoot as loader } from './entrance-gate.ts';

export function Component() {
  const carried = useWithRedirect();
  return (
    <Entrance
      title="Two-step sign-in"
      foot={
        <p>
          <Link to={carried('/auth/login')}>Sign in another way</Link>
        </p>
      }
    >
      <EnterSecondFactor />
    </Entrance>
  );
}
