import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Updates the slug in the URL to the current title, so that copied links are readable. */
export function useCanonicalPath(path: string): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const rest = pathname
    .split('/')
    .slice(3)
    .map((part) => `/${part}`)
    .join('');
  // Compares encoded paths: a link that was truncated inside an escape cannot be decoded.
  const wanted = new URL(path + rest, location.origin).pathname;
  useEffect(() => {
    if (pathname !== wanted)
      void navigate({ pathname: wanted, search, hash }, { replace: true, preventScrollReset: true });
  }, [pathname, wanted, search, hash, navigate]);
}
