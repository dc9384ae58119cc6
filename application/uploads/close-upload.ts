import { Refusal, type Uuid } from '@evident/domain/kernel';
import { endUpload } from './end-upload.ts';
import { settleUpload, type SettlingPorts } from './settle-upload.ts';

/** Completes an upload whose bytes have all arrived, although its client has gone. Otherwise ends it if it is too old. */
export async function closeUpload(ports: SettlingPorts, teamId: Uuid, fileId: Uuid, tooOld: boolean): Promise<void> {
  const file = await settleUpload(ports, teamId, fileId).catch((fault: unknown) =>
    // Refused files have failed.
    fault instanceof Refusal && (fault.code === 'UnprocessableContent' || fault.code === 'NotFound')
      ? null
      : Promise.reject(fault),
  );
  if (file?.status !== 'UPLOADING' || !tooOld) return;
  await ports.work.perform(teamId, async (stores) => {
    const now = await stores.uploads.find(fileId);
    if (now?.file.status !== 'UPLOADING') return;
    const failure = 'The upload was not completed within a week';
    await endUpload(stores, now.file, { status: 'FAILED', failure }, now.file.createdBy);
  });
  await ports.bytes.discard(fileId);
}
