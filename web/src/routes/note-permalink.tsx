import { Navigate, useLocation, useParams } from 'react-router';

/** A link to a note that goes on holding when the note's own page gets another address: `/view/{noteId}`, `/projects/{projectId}/view/{noteId}`. */
export function Component() {
  const { noteId } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: `/data/${noteId}`, search, hash }} />;
}
