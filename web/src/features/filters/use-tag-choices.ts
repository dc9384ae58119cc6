import type { TagBoardView } from '@evident/domain/tags';
import { useQueries, useQuery } from '@tanstack/react-query';
import { tagBoardsQuery, tagQuery } from '../../data/tags/queries.ts';
import { type Choice, type Choices, type Wanted, byId, listed } from './choices.ts';
import { useFound } from './use-found-choices.ts';

function useBoards({ fields: { scope } }: Wanted): TagBoardView[] | undefined {
  return useQuery({ ...tagBoardsQuery(scope.projectId ?? ''), enabled: scope.projectId !== null }).data;
}

/** The tags of the project, or those found in the workspace. */
export function useTags(wanted: Wanted): Choices {
  const inProject = wanted.fields.scope.projectId !== null;
  const items = useBoards(wanted)?.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.tags.map(({ id, title, color }): Choice => ({ id, label: title, hue: color, detail: group.title })),
    ),
  );
  const found = useFound(wanted, 'TAG', !inProject);
  const named = useQueries({
    queries: inProject ? [] : wanted.chosen.map((id) => tagQuery(id)),
    combine: (answers) =>
      answers.flatMap(({ data }) => (data ? { id: data.id, label: data.title, hue: data.color } : [])),
  });
  return inProject ? listed(items) : { items: found, named: byId(named), searched: true };
}

export function useTagGroups(wanted: Wanted): Choices {
  return listed(
    useBoards(wanted)?.flatMap((board) =>
      board.groups.map(({ id, title, color }) => ({
        id,
        label: title || 'Untitled group',
        hue: color,
        detail: board.title,
      })),
    ),
  );
}

export function useTagBoards(wanted: Wanted): Choices {
  return listed(useBoards(wanted)?.map(({ id, title }) => ({ id, label: title })));
}
