import { MutationObserver, onlineManager, type QueryClient } from '@tanstack/react-query';
import { ApiProblem, unreachable } from '../api/api-problem.ts';
import { clearToasts, toasts } from '../toasts.ts';
import { optimistic } from './optimistic.ts';
import { createQueryClient } from './query-client.ts';

interface Thing {
  id: string;
  starred: boolean;
  title: string;
}
interface Input {
  next: Partial<Thing>;
  answer: Promise<unknown>;
}

const thing: Thing = { id: '1', starred: false, title: 'Trust' };
const soon = () =>
  new Promise((after) => {
    setTimeout(after, 5);
  });

describe('optimistic mutation', () => {
  let client: QueryClient;
  let sent: Partial<Thing>[];
  const shown = () => client.getQueryData<Thing>(['thing', '1']);
  const change = async (input: Input): Promise<unknown> => {
    sent.push(input.next);
    return input.answer;
  };
  const make = (next: Partial<Thing>, answer: Promise<unknown>) => {
    const options = optimistic<Input, unknown>(client, () => undefined, {
      change,
      refused: 'The thing was not changed',
      updates: () => [{ queryKey: ['thing'], update: (cached: Thing, input) => ({ ...cached, ...input.next }) }],
    });
    return new MutationObserver(client, options).mutate({ next, answer }).catch(() => undefined);
  };

  beforeEach(() => {
    client = createQueryClient();
    sent = [];
    client.setQueryData(['thing', '1'], thing);
    clearToasts();
  });
  afterEach(() => {
    onlineManager.setOnline(true);
    client.clear();
    clearToasts();
  });

  it('reaches the server after earlier ones', async () => {
    const on = Promise.withResolvers<void>();
    const first = make({ starred: true }, on.promise);
    const second = make({ starred: false }, Promise.resolve());
    await soon();
    expect([sent, shown()?.starred]).toEqual([[{ starred: true }], false]);
    on.resolve();
    await Promise.all([first, second]);
    expect(sent).toEqual([{ starred: true }, { starred: false }]);
  });

  it('is rolled back alone when refused: later changes stay', async () => {
    const refusal = Promise.withResolvers<void>();
    const later = Promise.withResolvers<void>();
    const first = make({ starred: true }, refusal.promise);
    const second = make({ title: 'Trust in search' }, later.promise);
    await soon();
    refusal.reject(new ApiProblem(403, [{ code: 'Forbidden', title: 'You cannot write here' }]));
    await first;
    expect(shown()).toEqual({ ...thing, title: 'Trust in search' });
    expect(toasts.get()).toMatchObject([{ title: 'The thing was not changed', message: 'You cannot write here' }]);
    later.resolve();
    await second;
  });

  it('refetches only when no other change is pending', async () => {
    const later = Promise.withResolvers<void>();
    const first = make({ starred: true }, Promise.resolve());
    const second = make({ title: 'Trust in search' }, later.promise);
    await first;
    expect(client.getQueryState(['thing', '1'])?.isInvalidated).toBe(false);
    later.resolve();
    await second;
    expect(client.getQueryState(['thing', '1'])?.isInvalidated).toBe(true);
  });

  it('leaves shared entries to other pending changes, also of another queue', async () => {
    const later = Promise.withResolvers<void>();
    const rename = optimistic<Input, unknown>(client, () => undefined, {
      change: ({ answer }) => answer,
      refused: 'Not renamed',
      updates: () => [
        { queryKey: ['title'], update: (cached) => cached },
        { queryKey: ['thing'], update: (cached: Thing, { next }) => ({ ...cached, ...next }) },
      ],
    });
    const second = new MutationObserver(client, rename).mutate({
      next: { title: 'Trust in search' },
      answer: later.promise,
    });
    await make({ starred: true }, Promise.resolve());
    expect(client.getQueryState(['thing', '1'])?.isInvalidated).toBe(false);
    later.resolve();
    await second;
    expect(client.getQueryState(['thing', '1'])?.isInvalidated).toBe(true);
  });

  it.each([503, 507])('is rolled back with the reason and offered again after %s', async (status) => {
    const full = new ApiProblem(status, [{ code: 'Unavailable', title: 'The disk is full', message: 'Free space.' }]);
    await make({ starred: true }, Promise.reject(full));
    expect(shown()?.starred).toBe(false);
    expect(toasts.get()[0]).toMatchObject({ message: 'Free space.', action: { label: 'Try again' } });
  });

  it('is rolled back and offered again while offline', async () => {
    onlineManager.setOnline(false);
    await make({ starred: true }, Promise.reject(unreachable()));
    expect(shown()?.starred).toBe(false);
    const [toast] = toasts.get();
    expect(toast?.action?.label).toBe('Try again');
    toast?.action?.run();
    await soon();
    expect(sent).toEqual([{ starred: true }, { starred: true }]);
  });
});
