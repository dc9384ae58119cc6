import { useQuery } from '@tanstack/react-query';

/** Uses a mailed link: once, however often the screen is drawn, for a link works once. */
export function useLink<Answer>(what: string, token: string, open: (token: string) => Promise<Answer>) {
  return useQuery({
    queryKey: ['link', what, token],
    queryFn: async () => (await open(token)) ?? null,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
