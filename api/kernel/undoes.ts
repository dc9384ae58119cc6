import type { AnyUndoer } from '@evident/application/undo/reverting';
import type { FactoryProvider } from '@nestjs/common';
import type { Stores } from './kernel.module.ts';
import type { Port } from './port.ts';

/** The result of {@link undoes}, for the module that carries out undo. */
export class DeclaredUndoer {
  constructor(readonly undoer: AnyUndoer<Stores>) {}
}

/** Declares how a capability undoes one kind of change, in its module. Missing or mistyped ports do not compile. */
export function undoes<Args extends readonly unknown[]>(
  undoerWith: (...args: [...Args]) => AnyUndoer<Stores>,
  ports: { readonly [K in keyof Args]: Port<Args[K]> },
): FactoryProvider {
  return {
    provide: Symbol(undoerWith.name),
    useFactory: (...args) => new DeclaredUndoer(undoerWith(...(args as [...Args]))),
    inject: (ports as readonly Port<unknown>[]).map(({ token }) => token),
  };
}
