import type { SharedView } from '@evident/domain/sharing';
import { useQuery } from '@tanstack/react-query';
import { asProblem, type ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { isWorthRetrying } from '../../kernel/api/retry.ts';
import { answer } from '../../kernel/api/send.ts';

/** What a visitor holds: the token of the link, and the password where one was asked for. */
export interface Key { readonly token: string; readonly password: string | null }

/** The password travels percent-encoded, because headers hold only ASCII. */
export const keyHeader = ({ password }: Key) => (password === null ? {} : { 'x-evident-share-password': encodeURIComponent(password) });

/** Too many wrong passwords shut a link for minutes: asking again soon is of no use. */
export const isWorthAskingAgain = (failures: number, thrown: unknown): boolean => asProblem(thrown).status !== TOO_MANY && isWorthRetrying(failures, thrown);
const TOO_MANY = 429;

/** What a public link leads to; asked again whenever the visitor comes back to the page, so that what was switched off is gone. */
export function useShared(key: Key): { shared: SharedView | undefined; problem: ApiProblem | null; again: () => void } {
  const { token } = key;
  const { data, error, refetch } = useQuery({
    queryKey: ['shared', token, key.password],
    queryFn: (): Promise<SharedView> => answer(api.GET('/api/v1/public/{shareToken}', { params: { path: { shareToken: token }, header: keyHeader(key) } })),
    retry: isWorthAskingAgain,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return { shared: data, problem: error ? asProblem(error) : null, again: () => void refetch() };
}
