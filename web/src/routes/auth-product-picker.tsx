import type { Product } from '@evident/domain/onboarding';
import { useEffect } from 'react';
import { Link, redirect, useNavigate } from 'react-router';
import { fetchEnvironment, isAtRoot } from '../data/workspaces/environment.ts';
import { useOnboardingChange } from '../data/onboarding/mutations.ts';
import { ProductChoice } from '../features/onboarding/product-choice.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useWhoAmI } from './who-am-i.ts';

/** Choices are stored in a workspace. */
export async function loader(): Promise<Response | null> {
  return isAtRoot(await fetchEnvironment()) ? redirect('/auth/workspaces') : null;
}

const PAGES: Readonly<Record<Product, string>> = {
  research: '/onboarding',
  channels: '/project-setup',
  recruit: '/contacts',
};

/** After creating a workspace: what to begin with (decision D21). */
export function Component() {
  const { who, signedOut } = useWhoAmI();
  const navigate = useNavigate();
  const { mutate } = useOnboardingChange();
  useEffect(() => {
    if (signedOut) void navigate('/auth/login', { replace: true });
  }, [signedOut, navigate]);
  return (
    <Entrance
      title="What will you begin with?"
      about="You can do the other things later. Nothing is switched off."
      foot={
        <p>
          <Link to="/home">Skip</Link>
        </p>
      }
    >
      {who ? (
        <ProductChoice
          onChoose={(product) => {
            mutate({ product });
            void navigate(PAGES[product]);
          }}
        />
      ) : (
        <ListSkeleton things="the choices" count={3} />
      )}
    </Entrance>
  );
}
