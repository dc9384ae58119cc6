import { extname, join } from 'node:path';
import type { FieldColumns } from '@evident/application/exports/field-columns';
import { ListFilters } from '@evident/application/filters/list-filters';
import type { Authenticator } from '@evident/application/identity/authenticator';
import type { Callers } from '@evident/application/kernel/callers';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { DirectoryAuthenticator } from '@evident/application/scim/scim-stores';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { RepeatedRequests } from '@evident/application/kernel/repeated-request';
import type { EventDelays } from '@evident/application/realtime/event-delays';
import type { Secrets } from '@evident/application/kernel/secrets';
import type { Timetable } from '@evident/application/kernel/timetable';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { recordSupport } from '@evident/application/support/record-support';
import { nodeSecrets } from '@evident/adapters/crypto/secrets';
import { callers } from '@evident/adapters/postgres/callers';
import { PostgresFieldColumns } from '@evident/adapters/postgres/fields/postgres-field-columns';
import { PostgresFilterableFields } from '@evident/adapters/postgres/filters/postgres-filterable-fields';
import { type DataSource, connect } from '@evident/adapters/postgres/connection';
import { PostgresEventDelays } from '@evident/adapters/postgres/postgres-event-delays';
import { PostgresRepeatedRequests } from '@evident/adapters/postgres/postgres-repeated-requests';
import { passageThread } from '@evident/adapters/postgres/search/passage-threads';
import { PostgresReads } from '@evident/adapters/postgres/reads';
import { type Stores, entities, storesWith } from '@evident/adapters/postgres/composition/stores';
import { PostgresReadingWork } from '@evident/adapters/postgres/reading-work';
import type { Session } from '@evident/adapters/postgres/session';
import { PostgresUnitOfWork } from '@evident/adapters/postgres/unit-of-work';
import { systemClock } from '@evident/adapters/system/system-clock';
import { SnowballTextAnalysis } from '@evident/adapters/text/snowball-text-analysis';
import { CronerTimetable } from '@evident/adapters/schedule/croner-timetable';
import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { Bus } from './bus.ts';
import { type Port, port, provide } from './port.ts';
import { RequestLimit } from './request-limit.ts';
import type { Settings } from './settings.ts';

export type { Stores };

export const SETTINGS = port<Settings>('Settings');
export const DATA_SOURCE = port<DataSource>('DataSource');
export const READS = port<PostgresReads>('Reads');
const READING_WORK = port<UnitOfWork<Stores>>('ReadingWork');
export const WORK = port<UnitOfWork<Stores>>('UnitOfWork', READING_WORK);
/** For queries that first store what is live. */
export const WRITING_WORK: Port<UnitOfWork<Stores>> = { token: WORK.token };
const STORES = port<(session: Session) => Stores>('Stores');
export const TEXT_ANALYSIS = port<TextAnalysis>('TextAnalysis');
export const REPEATED_REQUESTS = port<RepeatedRequests>('RepeatedRequests');
export const CLOCK = port<Clock>('Clock');
export const IDS = port<Ids>('Ids');
export const TIMETABLE = port<Timetable>('Timetable');
export const LIST_FILTERS = port<ListFilters>('ListFilters');
export const FIELD_COLUMNS = port<FieldColumns>('FieldColumns');
export const EVENT_DELAYS = port<EventDelays>('EventDelays');
export const REQUEST_LIMIT = port<RequestLimit>('RequestLimit');
export const CALLERS = port<Callers>('Callers');
export const TOKEN_HASHES = port<Pick<Secrets, 'hash'>>('TokenHashes');
/** Directories that provision a workspace. */
export const DIRECTORIES = port<DirectoryAuthenticator>('DirectoryAuthenticator');
export const AUTHENTICATOR = port<Authenticator>('Authenticator');

@Injectable()
class Disconnect implements OnApplicationShutdown {
  constructor(@Inject(DATA_SOURCE.token) private readonly source: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.source.destroy();
  }
}

type PassageThread = ReturnType<typeof passageThread>;
const PASSAGE_THREAD = port<PassageThread>('PassageThread');
const PASSAGE_PROGRAM = join(import.meta.dirname, `passage-thread${extname(import.meta.filename)}`);

@Injectable()
class ClosePassages implements OnApplicationShutdown {
  constructor(@Inject(PASSAGE_THREAD.token) private readonly thread: PassageThread) {}

  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }
}

/** Provides what every capability needs: database, clock, ids and bus. */
@Module({})
export class KernelModule {
  static with(settings: Settings): DynamicModule {
    const ports = [
      { provide: SETTINGS.token, useValue: settings },
      provide(DATA_SOURCE, ({ databaseUrl, plans }: Settings) => connect(databaseUrl, entities, plans), [SETTINGS]),
      provide(READS, (source: DataSource) => new PostgresReads(source), [DATA_SOURCE]),
      provide(EVENT_DELAYS, (source: DataSource) => new PostgresEventDelays(source), [DATA_SOURCE]),
      { provide: TEXT_ANALYSIS.token, useValue: new SnowballTextAnalysis() },
      provide(PASSAGE_THREAD, () => passageThread(PASSAGE_PROGRAM), []),
      provide(
        STORES,
        (analysis: TextAnalysis, { revise }: PassageThread, { elasticsearch, embedding }: Settings) =>
          storesWith({ analysis, revise, followed: elasticsearch !== undefined, embedded: embedding !== 'off' }),
        [TEXT_ANALYSIS, PASSAGE_THREAD, SETTINGS],
      ),
      provide(WORK, (source, stores) => new PostgresUnitOfWork(source, stores), [DATA_SOURCE, STORES]),
      provide(READING_WORK, (source, stores) => new PostgresReadingWork(source, stores), [DATA_SOURCE, STORES]),
      provide(REPEATED_REQUESTS, (source: DataSource) => new PostgresRepeatedRequests(source), [DATA_SOURCE]),
      provide(REQUEST_LIMIT, ({ requestsPerMinute = 0 }: Settings) => new RequestLimit(requestsPerMinute), [SETTINGS]),
      { provide: CALLERS.token, useValue: callers },
      { provide: TOKEN_HASHES.token, useValue: nodeSecrets },
      { provide: CLOCK.token, useValue: systemClock },
      { provide: IDS.token, useValue: uuidV7 },
      provide(TIMETABLE, () => new CronerTimetable(), []),
      provide(FIELD_COLUMNS, (reads: PostgresReads) => new PostgresFieldColumns(reads), [READS]),
      provide(
        LIST_FILTERS,
        (reads: PostgresReads, clock: Clock) => new ListFilters(new PostgresFilterableFields(reads), clock),
        [READS, CLOCK],
      ),
    ];
    const bus = {
      provide: Bus,
      useFactory: (commands: CommandBus, queries: QueryBus, clock: Clock, work: UnitOfWork<Stores>) =>
        new Bus(commands, queries, clock, (actor, message) => recordSupport(work, actor, message)),
      inject: [CommandBus, QueryBus, CLOCK.token, WORK.token],
    };
    return {
      module: KernelModule,
      global: true,
      imports: [CqrsModule.forRoot()],
      providers: [...ports, bus, ClosePassages, Disconnect],
      exports: [...ports.map(({ provide: token }) => token), Bus],
    };
  }
}
