import type { Actor } from '@evident/domain/permissions';
import { Command, type MemberRequirement, Query, memberWith } from './message.ts';

type Requires = Omit<MemberRequirement, 'caller' | 'confirmed'>;
type Fields<F> = Readonly<F> & { readonly actor: Actor };
interface Requiring<R> {
  readonly requires: R & { readonly caller: 'member' };
}
type CommandClass<R> = Requiring<R> &
  (new <F extends object, Answer = void>(fields: Fields<F>) => Command<Answer> & Fields<F>);
type QueryClass<R> = Requiring<R> & (new <F extends object, Answer>(fields: Fields<F>) => Query<Answer> & Fields<F>);

/**
 * A class of commands of members, to extend with its fields and answer:
 * `extends commandWith({ scope: 'write' })<{ feedId: Uuid }, Uuid>`.
 */
export const commandWith = <const R extends Requires>(requires: R) =>
  class extends Command<unknown> {
    static readonly requires = memberWith(requires);

    constructor(fields: object) {
      super();
      Object.assign(this, fields);
    }
  } as unknown as CommandClass<R>;

/** A class of queries of members, to extend with its fields and answer. */
export const queryWith = <const R extends Requires>(requires: R) =>
  class extends Query<unknown> {
    static readonly requires = memberWith(requires);

    constructor(fields: object) {
      super();
      Object.assign(this, fields);
    }
  } as unknown as QueryClass<R>;
