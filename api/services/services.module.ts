import { join } from 'node:path';
import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import { FolderStorage } from '@evident/adapters/files/folder-storage';
import { FfmpegMediaTool } from '@evident/adapters/ffmpeg/ffmpeg-media-tool';
import { byteSniffer } from '@evident/adapters/files/sniff';
import { type Readers, openReaders } from '@evident/adapters/importers/import-reader';
import { TextThreads } from '@evident/adapters/text-workers/text-threads';
import type { OpenEmbedders } from '@evident/adapters/embeddings/embedders';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import { depths } from '@evident/adapters/postgres/depths';
import { PgBossJobs } from '@evident/adapters/jobs/pg-boss-jobs';
import { ProcessRealtime } from '@evident/adapters/realtime/process-realtime';
import type { Understanding } from '@evident/application/extraction/read-sentences';
import type { FileScanner, FileSniffer } from '@evident/application/files/ports';
import type { FileStorage } from '@evident/application/files/file-storage';
import { DeepJobs } from '@evident/application/jobs/deep-jobs';
import type { Jobs, SetAside } from '@evident/application/jobs/jobs';
import { settingAside } from '@evident/application/jobs/set-aside';
import type { Clock } from '@evident/application/kernel/clock';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { MediaTool } from '@evident/application/media/media-tool';
import type { Realtime } from '@evident/application/realtime/realtime';
import type { SearchEngine } from '@evident/application/search/search-engine';
import { Global, Inject, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, SETTINGS, TEXT_ANALYSIS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import type { Settings } from '../kernel/settings.ts';

export const JOBS = port<Jobs>('Jobs');
export const REALTIME = port<Realtime>('Realtime');
export const FILES = port<FileStorage>('FileStorage');
export const SNIFFER = port<FileSniffer>('FileSniffer');
/** Null where uploads are not scanned for viruses. */
export const SCANNER = port<FileScanner | null>('FileScanner');
/** Null where PostgreSQL searches alone. */
export const ENGINE = port<SearchEngine | null>('SearchEngine');
/** Null where texts get no vectors. */
export const EMBEDDERS = port<OpenEmbedders | null>('Embedders');
/** The model and word analysis that extraction understands sentences with. */
export const UNDERSTANDING = port<Understanding>('Understanding');
export const READERS = port<Readers>('Readers');
export const TEXTS = port<TextThreads>('TextWorkers');
/** Counts the jobs that this process set aside, also those without a workspace, which no admin sees. */
export const SET_ASIDE_COUNT = port<{ jobs: number }>('SetAsideCount');
export const MEDIA_TOOL = port<MediaTool & { close(): void }>('MediaTool');

const log = new Logger('outside');
const onFault = (fault: Error): void => log.warn(fault.message);

// Loads only the configured engine: loading all costs a third of a second and 50 MB per start.
async function openJobs(
  { redisUrl, databaseUrl, jobsUrl = databaseUrl }: Settings,
  work: UnitOfWork<Stores>,
  clock: Clock,
  count: { jobs: number },
): Promise<Jobs> {
  const store = settingAside(work, clock);
  const setAside: SetAside = (queue, job) => {
    count.jobs += 1;
    return store(queue, job);
  };
  if (!redisUrl) return new DeepJobs(await PgBossJobs.open({ url: jobsUrl, onFault, setAside }), depths);
  const { BullMqJobs } = await import('@evident/adapters/jobs/bullmq-jobs');
  return new DeepJobs(await BullMqJobs.open({ url: redisUrl, onFault, setAside }), depths);
}

async function openRealtime({ redisUrl }: Settings): Promise<Realtime> {
  if (!redisUrl) return new ProcessRealtime();
  const { RedisRealtime } = await import('@evident/adapters/realtime/redis-realtime');
  return RedisRealtime.open(redisUrl, onFault);
}

async function openFiles({ s3, dataFolder }: Settings): Promise<FileStorage> {
  if (!s3) return FolderStorage.open(join(dataFolder, 'files'));
  const { S3Storage } = await import('@evident/adapters/files/s3-storage');
  return S3Storage.open(s3);
}

async function openScanner({ clamd }: Settings): Promise<FileScanner | null> {
  if (!clamd) return null;
  const { ClamdScanner } = await import('@evident/adapters/antivirus/clamd-scanner');
  return new ClamdScanner({ ...clamd, onFault });
}

const openMediaTool = (storage: FileStorage, { dataFolder }: Settings) =>
  FfmpegMediaTool.open({
    scratch: join(dataFolder, 'media-work'),
    storage,
    pathOf: storage instanceof FolderStorage ? (key) => storage.pathOf(key) : null,
  });

async function openEngine({ elasticsearch }: Settings): Promise<SearchEngine | null> {
  if (!elasticsearch) return null;
  const { ElasticsearchEngine } = await import('@evident/adapters/elasticsearch/elasticsearch-engine');
  return new ElasticsearchEngine({ ...elasticsearch, onFault });
}

async function openEmbedders({ embedding }: Settings): Promise<OpenEmbedders | null> {
  if (embedding === 'off') return null;
  const { embeddersOf } = await import('@evident/adapters/embeddings/embedders');
  if (!embedding || 'folder' in embedding) return embeddersOf(embedding);
  const outbound = new GuardedHttp({ internalUrls: [embedding.url] });
  return embeddersOf({ ...embedding, post: (address, request) => outbound.post(address, request) });
}

@Injectable()
class CloseServices implements OnApplicationShutdown {
  constructor(
    @Inject(JOBS.token) private readonly jobs: Jobs,
    @Inject(REALTIME.token) private readonly realtime: Realtime,
    @Inject(READERS.token) private readonly readers: Readers,
    @Inject(TEXTS.token) private readonly texts: TextThreads,
    @Inject(MEDIA_TOOL.token) private readonly mediaTool: { close(): void },
    @Inject(ENGINE.token) private readonly engine: SearchEngine | null,
    @Inject(EMBEDDERS.token) private readonly embedders: OpenEmbedders | null,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.jobs.stop();
    this.mediaTool.close();
    this.readers.close();
    await this.texts.close();
    await this.realtime.close();
    await this.engine?.close();
    await this.embedders?.close();
  }
}

/** External services, each behind its port. Configuration selects the adapter; the default is embedded. */
@Global()
@Module({
  providers: [
    provide(SET_ASIDE_COUNT, () => ({ jobs: 0 }), []),
    provide(JOBS, openJobs, [SETTINGS, WORK, CLOCK, SET_ASIDE_COUNT]),
    provide(REALTIME, openRealtime, [SETTINGS]),
    provide(FILES, openFiles, [SETTINGS]),
    provide(ENGINE, openEngine, [SETTINGS]),
    provide(EMBEDDERS, openEmbedders, [SETTINGS]),
    provide(
      UNDERSTANDING,
      (embedders, analysis, texts) => ({ embedder: embedders?.current ?? null, analysis, texts }),
      [EMBEDDERS, TEXT_ANALYSIS, TEXTS],
    ),
    { provide: SNIFFER.token, useValue: byteSniffer },
    provide(SCANNER, openScanner, [SETTINGS]),
    { provide: READERS.token, useFactory: () => openReaders() },
    { provide: TEXTS.token, useFactory: () => new TextThreads() },
    provide(MEDIA_TOOL, openMediaTool, [FILES, SETTINGS]),
    CloseServices,
  ],
  exports: [JOBS, REALTIME, FILES, MEDIA_TOOL, SNIFFER, SCANNER, READERS, TEXTS, ENGINE, EMBEDDERS, UNDERSTANDING].map(
    ({ token }) => token,
  ),
})
export class ServicesModule {}
