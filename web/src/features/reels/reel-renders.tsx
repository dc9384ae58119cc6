import { Button, Progress } from '@mantine/core';
import type { RenderView } from '@evident/domain/media';
import type { ReelView } from '@evident/domain/reels';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { reelRendersQuery } from '../../data/reels/queries.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useReelRenders } from '../../data/reels/mutations.ts';
import styles from './reel-renders.module.css';

interface Props {
  reel: Pick<ReelView, 'id' | 'projectId' | 'updatedAt'>;
  /** Why nothing can be canceled; null if it can. */
  readOnly: string | null;
}

const isRunning = ({ state }: RenderView) => state === 'WAITING' || state === 'PROCESSING';

/** Those that run, and the last video and sound that ended. */
export function shownRenders(renders: readonly RenderView[]): RenderView[] {
  const ended = new Set<boolean>();
  return renders.filter((render) => {
    if (isRunning(render)) return true;
    if (ended.has(render.video) || render.state === 'CANCELLED') return false;
    ended.add(render.video);
    return true;
  });
}

/** Exports of a reel: progress of those that run, and the files that are ready. */
export function ReelRenders({ reel, readOnly }: Props) {
  const { data } = useQuery(reelRendersQuery(reel.id, reel.projectId));
  const { cancel } = useReelRenders(reel);
  const shown = shownRenders(data ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.renders} aria-label="Exports">
      {shown.map((render) => (
        <li key={render.id} className={styles.render}>
          <strong>{render.video ? 'Video (MP4)' : 'Audio (M4A)'}</strong>
          <Standing render={render} changedAt={reel.updatedAt} />
          {isRunning(render) && readOnly === null && (
            <Button size="xs" variant="default" onClick={() => void cancel(render.id)}>
              Cancel
            </Button>
          )}
          {render.fileId !== null && (
            <Button
              size="xs"
              variant="default"
              component="a"
              href={`/api/v1/files/${render.fileId}/content`}
              download={`${render.name}${render.video ? '.mp4' : '.m4a'}`}
              leftSection={<Download size={14} aria-hidden />}
            >
              Download
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Standing({ render, changedAt }: { render: RenderView; changedAt: string }) {
  const { state, progress, message, fileId, createdAt, video } = render;
  if (isRunning(render))
    return (
      <span className={styles.running}>
        <Progress value={progress * 100} size={4} aria-label={video ? 'Exporting the video' : 'Exporting the audio'} />
        <span role="status">{state === 'WAITING' ? 'Waiting' : `${Math.round(progress * 100)} %`}</span>
      </span>
    );
  if (state === 'FAILED')
    return <span className={styles.failed}>{`The export failed. ${message ?? 'Try again later.'}`}</span>;
  return (
    <span className={styles.done}>
      {fileId === null ? (
        'The file was deleted'
      ) : (
        <>
          <RelativeTime at={createdAt} />
          {createdAt < changedAt && ', before the last change'}
        </>
      )}
    </span>
  );
}
