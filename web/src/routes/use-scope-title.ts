import type { ConversationScope } from '@evident/domain/conversations';
import { useQuery } from '@tanstack/react-query';
import { insightQuery } from '../data/insights/queries.ts';
import { noteQuery } from '../data/notes/queries.ts';
import { personQuery } from '../data/people/queries.ts';
import { foldersQuery, projectQuery } from '../data/projects/queries.ts';

/** The title of what is asked; undefined for the workspace, and until it is known. */
export function useScopeTitle({ type, id, ids = [] }: ConversationScope): string | undefined {
  const of = id ?? ids[0] ?? '';
  const isNote = type === 'NOTE' || type === 'NOTES';
  const project = useQuery({ ...projectQuery(of), enabled: type === 'PROJECT' }).data?.title;
  const note = useQuery({ ...noteQuery(of), enabled: isNote }).data?.title;
  const insight = useQuery({ ...insightQuery(of), enabled: type === 'INSIGHT' }).data?.title;
  const person = useQuery({ ...personQuery(of), enabled: type === 'PERSON' }).data?.name;
  const folders = useQuery({ ...foldersQuery(), enabled: type === 'FOLDER' }).data;
  return project ?? note ?? insight ?? person ?? folders?.find((folder) => folder.id === of)?.title;
}
