import { slugged } from '@evident/domain/links';
import { useNavigate } from 'react-router';
import { usePeek } from '../kernel/peek/use-peek.ts';
import { useSurface } from '../kernel/peek/surface.ts';

/** Leaves the screen of a deleted item: closes its peek, or opens its project. */
export function useLeaving(projectId: string, projectTitle: string): () => void {
  const { depth } = useSurface();
  const { close } = usePeek();
  const navigate = useNavigate();
  return () =>
    depth > 0 ? close(depth) : void navigate(`/projects/${slugged(projectTitle, projectId)}`, { replace: true });
}
