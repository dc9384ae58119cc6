import type { FactoryProvider } from '@nestjs/common';

/** Injection token that carries the port's type, so that a wrong adapter does not compile. */
export interface Port<out T> {
  readonly token: symbol;
  /** The port that handlers of queries get instead. */
  readonly forQueries?: Port<T>;
  /** Never set; carries the type. */
  readonly type?: () => T;
}

export const port = <T>(name: string, forQueries?: Port<T>): Port<T> => ({ token: Symbol(name), forQueries });

type PortsOf<Args extends readonly unknown[]> = { readonly [K in keyof Args]: Port<Args[K]> };

/** Binds a port to an adapter built from other ports. */
export function provide<T, Args extends readonly unknown[]>(
  target: Port<T>,
  build: (...args: Args) => T | Promise<T>,
  needs: PortsOf<Args>,
): FactoryProvider {
  return {
    provide: target.token,
    useFactory: (...args) => build(...(args as unknown as Args)),
    inject: needs.map((need) => need.token),
  };
}
