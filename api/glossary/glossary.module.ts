import { PostgresGlossaryReader } from '@evident/adapters/postgres/glossary/postgres-glossary-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import * as glossary from '@evident/application/glossary/terms';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { GLOSSARY_OPERATIONS } from './glossary.operations.ts';

const GLOSSARY = port<glossary.GlossaryReader>('GlossaryReader');

@Module({
  controllers: [controllerFor('Glossary', GLOSSARY_OPERATIONS)],
  providers: [
    provide(GLOSSARY, (reads: PostgresReads) => new PostgresGlossaryReader(reads), [READS]),
    handle(glossary.ListTerms, glossary.ListTermsHandler, [GLOSSARY]),
    handle(glossary.GetTerm, glossary.GetTermHandler, [GLOSSARY]),
    handle(glossary.CreateTerm, glossary.CreateTermHandler, [WORK, IDS, CLOCK]),
    handle(glossary.UpdateTerm, glossary.UpdateTermHandler, [WORK, CLOCK]),
    handle(glossary.DeleteTerm, glossary.DeleteTermHandler, [WORK]),
    undoes(glossary.undoGlossaryChanges, [CLOCK]),
  ],
})
export class GlossaryModule {}
