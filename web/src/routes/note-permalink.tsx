import { Navigate, useLocation, useParams } from 'react-router';

/** A permanent link to a note: `/view/{noteId}`, `/projects/{projectId}/view/{noteId}`. */
export function Component() {
  const { noteId } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: `/data/${noteId}`, search, hash }} />;
}
