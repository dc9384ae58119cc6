import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Brings the address up to the thing's title: whoever came by its id alone, or by its former title, can pass on a link that says what it is. */
export function useCanonicalPath(path: string): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const rest = pathname
    .split('/')
    .slice(3)
    .map((part) => `/${part}`)
    .join('');
  // Compared as addresses are written: a link that was cut within a letter cannot be read.
  const wanted = new URL(path + rest, location.origin).pathname;
  useEffect(() => {
    if (pathname !== wanted)
      void navigate({ pathname: wanted, search, hash }, { replace: true, preventScrollReset: true });
  }, [pathname, wanted, search, hash, navigate]);
}
