import type { Session } from '../session.ts';

type Builders = Readonly<Record<string, (session: Session) => unknown>>;
type Built<B extends Builders> = { readonly [Name in keyof B]: ReturnType<B[Name]> };

const SESSION = Symbol('session');

/** Returns a function that gives a session its stores. Each is built on first use, once per session. */
export function lazily<B extends Builders>(builders: B): (session: Session) => Built<B> {
  const stores = Object.create(null) as object;
  for (const [name, build] of Object.entries(builders))
    Object.defineProperty(stores, name, {
      get(this: { [SESSION]: Session }) {
        const value = build(this[SESSION]);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  return (session) => Object.create(stores, { [SESSION]: { value: session } }) as Built<B>;
}
