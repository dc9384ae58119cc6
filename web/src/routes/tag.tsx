import { Button, SegmentedControl } from '@mantine/core';
import type { ProjectView } from '@evident/domain/projects';
import type { TagView } from '@evident/domain/tags';
import { useQuery } from '@tanstack/react-query';
import { Film, Lock, LockOpen, SquareKanban, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { tagHighlightsQuery } from '../data/highlights/queries.ts';
import { tagBoardsQuery, tagUseQuery } from '../data/tags/queries.ts';
import { FollowButton } from '../features/feeds/follow-button.tsx';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { useMakeReel } from '../data/reels/mutations.ts';
import { useSummariesDialog } from '../features/summaries/use-summaries-dialog.tsx';
import { BulkTags } from '../features/highlights/bulk-tags.tsx';
import { useHighlightSelection } from '../features/highlights/use-highlight-selection.ts';
import { GroupedHighlights } from '../features/tags/grouped-highlights.tsx';
import { TAG_GROUPINGS } from '../features/tags/tag-groupings.ts';
import { TagFacts } from '../features/tags/tag-facts.tsx';
import { TagHighlights } from '../features/tags/tag-highlights.tsx';
import { TagUseFacts } from '../features/tags/tag-use-facts.tsx';
import { useArranging } from '../data/tags/use-arranging.ts';
import { useTag } from '../features/tags/use-tag.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import { usePeek } from '../kernel/peek/use-peek.ts';
import { useAddressChoice } from '../kernel/use-address-choice.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { Refused } from '../ui/states/refused.tsx';

const BY = [
  { value: 'all', label: 'All' },
  { value: 'note', label: 'By note' },
  { value: 'person', label: 'By person' },
  { value: 'group', label: 'By group' },
  { value: 'project', label: 'By project' },
] as const;

/** A tag with all its highlights, how it is used over time, and with which other tags. */
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
  const { data: use } = useQuery(tagUseQuery(tag.id));
  const { selected, select, clear } = useHighlightSelection(highlights.items ?? []);
  // Bulk changes are in one project: those of a tag of the workspace as long as its highlights are.
  const one = selected.find(
    (_, at) => at === 0 && selected.every((other) => other.projectId === selected[0]!.projectId),
  );
  const role = useRole();
  const mayTag = project ? projectReason('markUp', role, project) === undefined : role !== 'VIEWER';
  const [by, group] = useAddressChoice('by', ['all', ...TAG_GROUPINGS], 'all');
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
      {use && <TagUseFacts use={use} />}
      {use && use.highlights > 0 && (
        <SegmentedControl
          mb="md"
          size="xs"
          aria-label="Group highlights by"
          data={BY.map(({ value, label }) => ({ value, label }))}
          value={by}
          onChange={(next) => group(next as (typeof BY)[number]['value'])}
        />
      )}
      {one !== undefined && (
        <BulkTags
          projectId={one.projectId}
          selected={selected}
          whyNoNew={project ? (readOnly ?? undefined) : 'Create tags in a project'}
          onClear={clear}
        />
      )}
      {use && use.highlights > 0 && by !== 'all' ? (
        <GroupedHighlights key={by} tag={tag} use={use} by={by} />
      ) : (
        <TagHighlights
          tag={tag}
          highlights={highlights}
          selection={mayTag ? { ids: new Set(selected.map(({ id }) => id)), select } : undefined}
          action={
            <Button renderRoot={(props) => <Link {...props} to={project ? projectPath(project) : '/projects'} />}>
              {project ? 'Open the notes of the project' : 'Open the projects'}
            </Button>
          }
        />
      )}
    </Page>
  );
}
