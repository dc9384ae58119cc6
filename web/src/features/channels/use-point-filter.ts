import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocation } from '../../kernel/current-location.ts';
import { type PointCondition, readPointFilter, writePointFilter } from './point-filter-address.ts';

/** The conditions of a list of data points, in the hash of the address. */
export function usePointFilter(): [readonly PointCondition[], (conditions: readonly PointCondition[]) => void] {
  const { hash } = useLocation();
  const here = useCurrentLocation();
  const navigate = useNavigate();
  const change = (conditions: readonly PointCondition[]) => {
    const { pathname, search, hash: now } = here();
    void navigate({ pathname, search, hash: writePointFilter(now, conditions) }, { preventScrollReset: true });
  };
  return [readPointFilter(hash), change];
}
