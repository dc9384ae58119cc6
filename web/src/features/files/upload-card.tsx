import { useEffect } from 'react';
import { ProgressCard } from '../../ui/progress-card.tsx';
import { UploadLines } from './upload-lines.tsx';
import { dismissUploads } from './uploads.ts';
import { isOver, uploadRows } from './uploads-store.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);

/** All uploads of this tab, on every page until dismissed: progress, pause, resume, cancel, retry. */
export function UploadCard() {
  const all = uploadRows.use();
  const rows = all.filter(({ inDialog }) => !inDialog);
  const left = rows.filter((row) => !isOver(row)).length;
  const leaving = all.some((row) => !isOver(row));
  useEffect(() => {
    if (!leaving) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [leaving]);
  if (rows.length === 0) return null;
  const failures = rows.filter(({ state }) => state === 'failed').length;
  const done = rows.filter(({ state }) => state === 'done').length;
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  const sent = rows.reduce((sum, row) => sum + (row.state === 'done' ? row.bytes : row.sent), 0);
  return (
    <ProgressCard
      title={
        left > 0 ? `Uploading ${files(rows.length)}` : failures > 0 ? 'Some uploads failed' : `Uploaded ${files(done)}`
      }
      state={left > 0 ? 'running' : failures > 0 ? 'failed' : 'finished'}
      done={done}
      of={rows.length}
      share={bytes === 0 ? 0 : sent / bytes}
      onDismiss={dismissUploads}
    >
      <UploadLines rows={rows} label="Uploads" />
    </ProgressCard>
  );
}
