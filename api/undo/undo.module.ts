import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresUndoReader } from '@evident/adapters/postgres/undo/postgres-undo-reader';
import { ListUndo, ListUndoHandler } from '@evident/application/undo/queries';
import { Redo, RedoHandler } from '@evident/application/undo/redo';
import type { AnyUndoer } from '@evident/application/undo/reverting';
import { Undo, UndoHandler } from '@evident/application/undo/undo';
import type { UndoReader } from '@evident/application/undo/undo-reader';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { handle } from '../kernel/handle.ts';
import { CLOCK, READS, type Stores, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { DeclaredUndoer } from '../kernel/undoes.ts';

import { UNDO_OPERATIONS } from './undo.operations.ts';
const LEFT = port<UndoReader>('UndoReader');
const UNDOERS = port<ReadonlyMap<string, AnyUndoer<Stores>>>('Undoers');

/** Fills the undoers with those that all modules declare. */
@Injectable()
class Undoers implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(UNDOERS.token) private readonly all: Map<string, AnyUndoer<Stores>>,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      const declared: unknown = instance;
      if (!(declared instanceof DeclaredUndoer)) continue;
      const { undoer } = declared;
      if (this.all.has(undoer.kind.name)) throw new Error(`Two modules undo ${undoer.kind.name}`);
      this.all.set(undoer.kind.name, undoer);
    }
  }
}

@Module({
  imports: [DiscoveryModule],
  controllers: [controllerFor('Undo', UNDO_OPERATIONS)],
  providers: [
    Undoers,
    provide(UNDOERS, () => new Map<string, AnyUndoer<Stores>>(), []),
    provide(LEFT, (reads: PostgresReads) => new PostgresUndoReader(reads), [READS]),
    handle(ListUndo, ListUndoHandler, [LEFT]),
    handle(Undo, UndoHandler, [WORK, UNDOERS, CLOCK]),
    handle(Redo, RedoHandler, [WORK, UNDOERS, CLOCK]),
  ],
})
export class UndoModule {}
