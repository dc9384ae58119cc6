import { useLocation } from 'react-router';
import { NotFound } from './not-found.tsx';
import { Planned } from './planned.tsx';
import { plannedAt } from './planned-pages.ts';

/** An address without a screen: a page that is not built yet, or none at all. */
export function Component() {
  const page = plannedAt(useLocation().pathname);
  return page ? <Planned page={page} /> : <NotFound />;
}
