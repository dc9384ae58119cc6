import { redirect, type LoaderFunctionArgs } from 'react-router';

/** Lists of a project that are sections of its page: insights, notes. */
export function toProject({ params }: LoaderFunctionArgs): Response {
  return redirect(`/projects/${params['projectId']}`);
}
