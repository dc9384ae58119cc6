import type { ReelView } from '@evident/domain/reels';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Film, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { projectQuery } from '../data/projects/queries.ts';
import { useReelRenders, useReelChanges } from '../data/reels/mutations.ts';
import { reelQuery } from '../data/reels/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { exportEntries } from '../features/reels/exports.ts';
import { ReelEditor } from '../features/reels/reel-editor.tsx';
import { ReelRenders } from '../features/reels/reel-renders.tsx';
import { ShareButton } from '../features/sharing/share-button.tsx';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useBegun } from '../kernel/keys/begun.ts';
import { Page } from '../ui/layout/page.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Refused } from '../ui/states/refused.tsx';
import { projectCrumbs } from './project-crumbs.tsx';

/** A reel: player, items, transcript. */
export function ReelScreen({ reelId }: { reelId: string }) {
  const { data: reel, error, refetch } = useQuery(reelQuery(reelId));
  if (reel) return <Known key={reel.id} reel={reel} />;
  if (error && asProblem(error).status === 404)
    return (
      <Page title="Reel">
        <Refused title="Reel not found" reason="It was deleted, or is in a project you can’t access." />
      </Page>
    );
  if (error)
    return (
      <Page title="Reel">
        <FailedState
          title="The reel could not be loaded"
          problem={error}
          kept="Nothing is lost."
          onRetry={() => void refetch()}
        />
      </Page>
    );
  return (
    <Page title="" placeholder="Reel">
      <ListSkeleton things="this reel" />
    </Page>
  );
}

function Known({ reel }: { reel: ReelView }) {
  const { data: project } = useQuery(projectQuery(reel.projectId));
  const role = useRole();
  const reason = project ? (projectReason('write', role, project) ?? null) : 'Loading the project…';
  const { rename, remove } = useReelChanges(reel);
  const { render } = useReelRenders(reel);
  const navigate = useNavigate();
  const listPath = project ? `${projectPath(project)}/reels` : `/projects/${reel.projectId}/reels`;
  const onDelete = async () => {
    if (await remove()) void navigate(listPath);
  };
  return (
    <Page
      title={reel.title}
      placeholder="Untitled reel"
      width={1200}
      mark={<Film size={16} aria-hidden />}
      onRename={rename}
      nameFirst={useBegun(reel.id)}
      fixedTitle={reason}
      crumbs={project ? [...projectCrumbs(project), { title: 'Reels', to: listPath }] : []}
      actions={
        <>
          <MenuButton
            label="Export"
            entries={exportEntries(reel.id, {
              filled: reel.items.some(({ file }) => file !== null),
              picture: reel.items.some(({ file }) => file?.picture),
              reason,
              render,
            })}
          >
            <Button size="xs" variant="default" leftSection={<Download size={14} aria-hidden />}>
              Export
            </Button>
          </MenuButton>
          <ShareButton
            objectType="reel"
            objectId={reel.id}
            reason={project ? projectReason('unshare', role, project) : null}
            onlyOff={reason}
          />
        </>
      }
      more={[{ label: 'Delete', icon: Trash2, danger: true, run: () => void onDelete(), disabledReason: reason }]}
    >
      <ReelRenders reel={reel} readOnly={reason} />
      <ReelEditor reel={reel} readOnly={reason} />
    </Page>
  );
}
