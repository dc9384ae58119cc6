import { lazy, Suspense } from 'react';
import { uploadRows } from './uploads-store.ts';

const UploadCard = lazy(async () => ({ default: (await import('./upload-card.tsx')).UploadCard }));

/** Uploads of this tab, loaded with the first one. */
export function UploadCards() {
  return uploadRows.use().length === 0 ? null : (
    <Suspense>
      <UploadCard />
    </Suspense>
  );
}
