import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresCardReader } from '@evident/adapters/postgres/references/postgres-card-reader';
import type { CardReader } from '@evident/application/references/card-reader';
import { ListReferenceCards, ListReferenceCardsHandler } from '@evident/application/references/queries';
import { Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { READS } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ReferencesController } from './references.controller.ts';

const CARDS = port<CardReader>('CardReader');

@Module({
  controllers: [ReferencesController],
  providers: [
    provide(CARDS, (reads: PostgresReads) => new PostgresCardReader(reads), [READS]),
    handle(ListReferenceCards, ListReferenceCardsHandler, [CARDS]),
  ],
})
export class ReferencesModule {}
