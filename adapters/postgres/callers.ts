import { AsyncLocalStorage } from 'node:async_hooks';
import type { Callers } from '@evident/application/kernel/callers';
import type { Caller } from '@evident/domain/audit';

const current = new AsyncLocalStorage<Caller>();

export const callers: Callers = {
  now: () => current.getStore() ?? {},
  during: (caller, work) => current.run({ ...current.getStore(), ...caller }, work),
};
