import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocation } from '../../kernel/current-location.ts';
import { readTrend, withTrend, type TrendAddress } from './trend-address.ts';

/** The date range, the steps and the chart in the hash of the address. */
export function useTrendAddress(): [TrendAddress, (changes: Partial<TrendAddress>) => void] {
  const { hash } = useLocation();
  const here = useCurrentLocation();
  const navigate = useNavigate();
  const change = (changes: Partial<TrendAddress>) => {
    const { pathname, search, hash: now } = here();
    void navigate(
      { pathname, search, hash: withTrend(now, { ...readTrend(now), ...changes }) },
      { replace: true, preventScrollReset: true },
    );
  };
  return [readTrend(hash), change];
}
