import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from '../../api/app.module.ts';
import { adapterFor, prepare } from '../../api/app.ts';
import { AUTHENTICATOR } from '../../api/kernel/kernel.module.ts';
import type { Settings } from '../../api/kernel/settings.ts';
import { watchContract } from './contract.ts';
import { type TestDatabase, openDatabase } from './database.ts';
import { KnownPeople } from './known-people.ts';

/** Application on its own database, with people known without sign-in. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  readonly people: KnownPeople;
  /** Fails if an operation answered with a status that the contract does not document. */
  demandDocumented(): void;
  close(): Promise<void>;
}

/** Starts the application, or a second process of an `existing` installation with the same database and people. */
export async function openApp(settings: Partial<Settings> = {}, existing?: TestApp): Promise<TestApp> {
  const database = existing?.database ?? (await openDatabase());
  const people = existing?.people ?? new KnownPeople(database);
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-http-'));
  const module = await Test.createTestingModule({
    imports: [
      AppModule.with({
        databaseUrl: database.url,
        publicUrl: 'http://localhost',
        dataFolder,
        embedding: 'off',
        // Refuses the arguments of LibreOffice, so that office files are converted only where a test says so.
        sofficePath: process.execPath,
        ...settings,
      }),
    ],
  })
    .overrideProvider(AUTHENTICATOR.token)
    .useValue(people)
    .compile();
  const app = await prepare(module.createNestApplication<NestFastifyApplication>(adapterFor(settings)));
  const demandDocumented = watchContract(app);
  // Otherwise, supertest opens and closes the server for each request.
  await app.listen(0, '127.0.0.1');
  return {
    app,
    database,
    people,
    demandDocumented,
    async close() {
      await app.close();
      if (!existing) await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
      demandDocumented();
    },
  };
}
