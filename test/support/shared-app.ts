import { type TestApp, openApp } from './app.ts';

export type { TestApp };

/** Type of the message with which Jest ends a worker. */
const END_OF_WORKER = 2;

let opened: Promise<TestApp> | undefined;

/**
 * The application of this worker, started once for all its files. Files that use it keep to workspaces of their own.
 * Those that need settings, or look at rows of all workspaces, open their own application.
 */
export async function sharedApp(): Promise<TestApp> {
  opened ??= openOnce();
  const test = await opened;
  return { ...test, close: async () => test.demandDocumented() };
}

function openOnce(): Promise<TestApp> {
  const opening = openApp();
  const close = async (): Promise<void> => (await opening).close();
  // Called by the global teardown if the tests run in Jest's own process.
  (globalThis as Record<string, unknown>)['closeSharedApp'] = close;
  const endWithWorker = ([type]: [number]): void => {
    if (type !== END_OF_WORKER) return;
    process.off('message', endWithWorker);
    void close();
  };
  if (process.send) process.on('message', endWithWorker);
  return opening;
}
