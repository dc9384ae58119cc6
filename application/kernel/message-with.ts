import type { Actor } from '@evident/domain/permissions';
import { Command, type MemberRequirement, Query, memberWith } from './message.ts';

type Requires = Omit<MemberRequirement, 'caller' | 'confirmed'>;
type Fields<F> = Readonly<F> & { readonly actor: Actor };
type Declared<F, Base> = (new (fields: Fields<F>) => Base & Fields<F>) & {
  readonly requires: Requires & { readonly caller: 'member' };
};

/** A class of commands of members with these fields, to extend: `extends commandOf<{ feedId: Uuid }, Uuid>({ … })`. */
export const commandOf = <F extends object, Answer = void>(requires: Requires) =>
  class extends Command<Answer> {
    static readonly requires = memberWith(requires);

    constructor(fields: Fields<F>) {
      super();
      Object.assign(this, fields);
    }
  } as unknown as Declared<F, Command<Answer>>;

/** A class of queries of members with these fields, to extend. */
export const queryOf = <F extends object, Answer>(requires: Requires) =>
  class extends Query<Answer> {
    static readonly requires = memberWith(requires);

    constructor(fields: Fields<F>) {
      super();
      Object.assign(this, fields);
    }
  } as unknown as Declared<F, Query<Answer>>;
