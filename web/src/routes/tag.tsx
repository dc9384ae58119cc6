import { Button } from '@mantine/core';
import type { ProjectView } from '@evident/domain/projects';
import type { TagView } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { Film, Lock, LockOpen, SquareKanban, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { tagHighlightsQuery } from '../data/highlights/queries.ts';
import { tagBoardsQuery } from '../data/tags/queries.ts';
import { FollowButton } from '../features/feeds/follow-button.tsx';
import { projectPath } from '../features/projects/links.ts';
import { useMakeReel } from '../features/reels/use-reel-changes.ts';
import { useSummariesDialog } from '../features/summaries/use-summaries-dialog.tsx';
import { TagFacts } from '../features/tags/tag-facts.tsx';
import { TagHighlights } from '../features/tags/tag-highlights.tsx';
import { useArranging } from '../features/tags/use-arranging.ts';
import { useTag } from '../features/tags/use-tag.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import { usePeek } from '../kernel/peek/use-peek.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { Refused } from '../ui/states/refused.tsx';

/** A tag with all its highlights. */
export function Screen({ id }: ItemScreenProps) {
  const { known, problem, again } = useTag(id);
  if (known) return <Known {...known} />;
  if (problem && asProblem(problem).status === 404) {
    return (
      <Page title="Tag" width={864}>
        <Refused
          title="Tag not found"
          reason="It was deleted, merged into another tag, or is in a project you can’t access."
        />
      </Page>
    );
  }
  if (problem)
    return (
      <Page title="Tag" width={864}>
        <FailedState title="The tag could not be loaded" problem={problem} kept="Nothing is lost." onRetry={again} />
      </Page>
    );
  return (
    <Page title="" placeholder="Tag" width={864}>
      <ListSkeleton things="this tag" shape="text" />
    </Page>
  );
}

function Known({ tag, project, readOnly }: { tag: TagView; project: ProjectView | null; readOnly: string | null }) {
  const projectId = project?.id ?? null;
  const arrange = useArranging(projectId);
  const { data: boards = [] } = useQuery(tagBoardsQuery(projectId));
  const highlights = usePages(tagHighlightsQuery(tag.id));
  const navigate = useNavigate();
  const { mutate: makeReel } = useMakeReel((reelId) => {
    if (project) void navigate(`${projectPath(project)}/reels/${reelId}`);
  });
  const surface = useSurface();
  const { close } = usePeek();
  const summaries = useSummariesDialog({ type: 'TAG', id: tag.id, filter: null }, `“${tag.title}”`, readOnly);
  const fixed = readOnly ?? (tag.locked ? 'The tag is locked: unlock it first' : null);
  const boardPath = project
    ? `${projectPath(project)}/tags/b/${tag.tagBoardId}`
    : `/settings/tags?board=${tag.tagBoardId}`;
  const rename = (title: string) => {
    if (title !== '')
      void arrange({
        do: 'updateTag',
        tagId: tag.id,
        seen: tag.version,
        wording: { title },
        label: `Renamed “${tag.title}”`,
      });
  };
  const lock = () =>
    void arrange({
      do: 'updateTag',
      tagId: tag.id,
      seen: tag.version,
      wording: { locked: !tag.locked },
      label: `${tag.locked ? 'Unlocked' : 'Locked'} “${tag.title}”`,
    });
  const remove = async () => {
    if (!(await arrange({ do: 'removeTag', tagId: tag.id, title: tag.title }))) return;
    if (surface.as === 'page') void navigate(boardPath);
    else close(surface.depth);
  };
  return (
    <Page
      title={tag.title}
      width={864}
      onRename={rename}
      fixedTitle={fixed}
      presence={<FollowButton type="TAG" id={tag.id} title={tag.title} />}
      crumbs={[
        project ? { title: project.title, to: projectPath(project) } : { title: 'Settings', to: '/settings' },
        { title: 'Tags', to: boardPath },
      ]}
      more={[
        ...(project
          ? [
              {
                label: 'Make reel',
                icon: Film,
                disabledReason: readOnly,
                run: () => makeReel({ source: { type: 'TAG' as const, id: tag.id } }),
              },
              summaries.entry,
            ]
          : []),
        { label: 'Show on the tag board', icon: SquareKanban, to: boardPath },
        {
          label: tag.locked ? 'Unlock' : 'Lock',
          icon: tag.locked ? LockOpen : Lock,
          run: lock,
          disabledReason: readOnly,
        },
        { label: 'Delete', icon: Trash2, danger: true, apart: true, run: () => void remove(), disabledReason: fixed },
      ]}
    >
      {summaries.dialog}
      {readOnly !== null && (
        <div style={{ marginBottom: 20 }}>
          <ReadOnlyNotice reason={readOnly} />
        </div>
      )}
      <TagFacts
        tag={tag}
        boards={boards}
        boardPath={boardPath}
        projectTitle={project?.title ?? 'All projects'}
        fixed={fixed}
        arrange={arrange}
      />
      <TagHighlights
        tag={tag}
        highlights={highlights}
        action={
          <Button renderRoot={(props) => <Link {...props} to={project ? projectPath(project) : '/projects'} />}>
            {project ? 'Open the notes of the project' : 'Open the projects'}
          </Button>
        }
      />
    </Page>
  );
}
