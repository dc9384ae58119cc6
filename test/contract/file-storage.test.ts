import { CreateBucketCommand, ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from '../../adapters/files/folder-storage.ts';
import { S3Storage } from '../../adapters/files/s3-storage.ts';
import { startS3 } from '../support/fake-s3.ts';
import { fileStorageContract } from './file-storage.contract.ts';

const credentials = { accessKeyId: 'tester', secretAccessKey: 'tester' };

fileStorageContract('a folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'evident-files-'));
  return {
    storage: await FolderStorage.open(root),
    held: async () =>
      (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
    close: () => rm(root, { recursive: true, force: true }),
  };
});

fileStorageContract('S3 (in-process fake)', async () => {
  const server = await startS3('evident');
  const storage = await S3Storage.open({
    bucket: 'evident',
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials,
    prefix: 'files/',
  });
  return {
    storage,
    held: () => Promise.resolve(server.keys().length + server.openUploads()),
    close: () => (storage.close(), server.close()),
  };
});

const url = process.env['EVIDENT_TEST_S3_URL'];
if (url) {
  fileStorageContract(`S3 at ${url}`, async () => {
    const Bucket = `evident-${randomUUID()}`;
    const client = new S3Client({ region: 'us-east-1', endpoint: url, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket }));
    const storage = await S3Storage.open({ bucket: Bucket, region: 'us-east-1', endpoint: url, credentials });
    return {
      storage,
      held: async () => {
        const [kept, uploads] = await Promise.all([
          client.send(new ListObjectsV2Command({ Bucket })),
          client.send(new ListMultipartUploadsCommand({ Bucket })),
        ]);
        return (kept.Contents?.length ?? 0) + (uploads.Uploads?.length ?? 0);
      },
      close: () => Promise.resolve((storage.close(), client.destroy())),
    };
  });
} else {
  process.stderr.write('Left out: files on another S3 server. Set EVIDENT_TEST_S3_URL to run it.\n');
}
