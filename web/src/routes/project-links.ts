import { redirect, type LoaderFunctionArgs } from 'react-router';

/** The notes or insights of a project: their tab, by the last part of the address. */
export function toTab({ params, request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/projects/${params['projectId']}/v/${pathname.split('/').at(-1)}${search}`);
}
