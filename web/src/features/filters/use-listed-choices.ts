import { channelTitle } from '@evident/domain/channels';
import { AI_USER, CURRENT_USER } from '@evident/domain/filters';
import { folderTitle } from '@evident/domain/projects';
import { nearestHue } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { channelsQuery } from '../../data/channels/queries.ts';
import { segmentsQuery } from '../../data/filters/queries.ts';
import { speakersQuery } from '../../data/highlights/queries.ts';
import { importOriginsQuery } from '../../data/notes/queries.ts';
import { peopleOriginsQuery } from '../../data/people/queries.ts';
import { foldersQuery, projectListQuery } from '../../data/projects/queries.ts';
import { allMembersQuery } from '../../data/workspaces/members.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { type Choices, type Wanted, listed } from './choices.ts';

const SPECIAL_MEMBERS = [
  { id: CURRENT_USER, label: 'Me' },
  { id: AI_USER, label: 'AI' },
];
const EVERY_STATUS = ['active', 'completed', 'archived'] as const;

export function useOptions({ reference, fields: { views } }: Wanted): Choices {
  const options = views.find(({ id }) => id === reference.fieldId)?.settings.options ?? [];
  return listed(options.map(({ id, label, color }) => ({ id, label, hue: nearestHue(color) })));
}

export function useMembers(): Choices {
  const members = useQuery(allMembersQuery()).data;
  return listed(
    members && [...SPECIAL_MEMBERS, ...members.map(({ id, name, email }) => ({ id, label: name || email }))],
  );
}

export function useProjects(): Choices {
  const projects = useQuery(projectListQuery({ status: [...EVERY_STATUS] })).data;
  return listed(projects?.map(({ id, title }) => ({ id, label: title })));
}

export function useFolders(): Choices {
  const folders = useQuery(foldersQuery()).data;
  return listed(folders?.map(({ id, title }) => ({ id, label: folderTitle(title) })));
}

export function useChannels(): Choices {
  const channels = useQuery(channelsQuery()).data;
  return listed(channels?.map(({ id, title }) => ({ id, label: channelTitle(title) })));
}

export function useSegments(): Choices {
  const segments = useQuery(segmentsQuery()).data;
  return listed(segments?.map(({ id, name }) => ({ id, label: name })));
}

export const names = (items: readonly string[] | undefined): Choices => ({
  ...listed(items?.map((name) => ({ id: name, label: name }))),
  free: true,
});

export function useImportedFiles({ fields: { scope } }: Wanted): Choices {
  const ofNotes = scope.projectId !== null;
  const notes = usePages(importOriginsQuery(scope.projectId ?? '', undefined), { enabled: ofNotes });
  const people = usePages(peopleOriginsQuery(), { enabled: !ofNotes });
  const counted = ofNotes
    ? notes.items?.map(({ name, noteCount }) => ({ name, count: noteCount }))
    : people.items?.map(({ name }) => ({ name, count: undefined }));
  return {
    ...listed(
      counted?.map(({ name, count }) => ({
        id: name,
        label: name,
        ...(count === undefined ? {} : { detail: count.toLocaleString() }),
      })),
    ),
    free: true,
  };
}

export function useSpeakers({ fields: { scope } }: Wanted): Choices {
  return names(useQuery({ ...speakersQuery(scope.projectId ?? ''), enabled: scope.projectId !== null }).data);
}
