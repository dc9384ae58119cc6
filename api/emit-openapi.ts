import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { adapterFor, prepare } from './app.ts';
import { openapiOf } from './kernel/openapi.ts';

/**
 * Writes the contract to the file named by the first argument. `preview` opens no connections, so no database is
 * needed.
 */
const settings = { databaseUrl: 'postgres://preview', publicUrl: 'http://localhost', dataFolder: '.' };
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(settings), adapterFor(), {
  preview: true,
  logger: false,
});
await prepare(app);
writeFileSync(process.argv[2]!, `${JSON.stringify(openapiOf(app), null, 2)}\n`);
