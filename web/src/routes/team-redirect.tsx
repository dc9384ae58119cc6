import { isUuid } from '@evident/domain/kernel';
import { type LoaderFunctionArgs } from 'react-router';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { ErrorPage } from './error-page.tsx';

/** Resolves a link with a workspace id, which survives a change of subdomain. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<never> {
  const { teamId = '' } = params;
  if (!isUuid(teamId)) throw new Response(null, { status: 404 });
  const { url } = await answer(api.GET('/api/v1/auth/team-routes/{teamId}', { params: { path: { teamId } } }));
  const { search } = new URL(request.url);
  location.replace(`${url}/${params['*'] ?? ''}${search}${location.hash}`);
  return new Promise<never>(() => {});
}

export function Component() {
  return null;
}

export { ErrorPage as ErrorBoundary };
