import type { NestFastifyApplication } from '@nestjs/platform-fastify';

type Hook = (...given: never[]) => unknown;
interface Hooked {
  addHook(this: unknown, name: string, hook: Hook): unknown;
}

/**
 * Fastify binds each hook again for each route, so that a thousand routes keep tens of thousands of equal functions. Hooks
 * that are added after this are bound once for each instance.
 */
export function bindHooksOnce(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as Hooked;
  const { addHook } = fastify;
  fastify.addHook = function add(name, hook) {
    return addHook.call(this, name, boundOnce(hook));
  };
}

function boundOnce(hook: Hook): Hook {
  const bound = new WeakMap<object, Hook>();
  const bind = (instance: object): Hook => {
    const known = bound.get(instance) ?? (Function.prototype.bind.call(hook, instance) as Hook);
    bound.set(instance, known);
    return known;
  };
  return Object.defineProperty(hook, 'bind', { value: bind, configurable: true });
}
