import type { DeliveredEvent } from '@evident/domain/events';
import type { UpdateSearch } from './update-search.ts';
import { WhenContentChanged } from './when-content-changed.ts';

describe('a list of changed notes', () => {
  it('is indexed in parts, all of them although one fails, and is then tried again', async () => {
    const updated: number[] = [];
    const queued: string[] = [];
    const reaction = new WhenContentChanged(
      {
        async execute({ refs }: UpdateSearch) {
          if (refs[0]!.id === '0') throw new Error('broken note');
          updated.push(refs.length);
        },
      },
      {
        async enqueue({ name }) {
          queued.push(name);
          return null;
        },
      },
      { now: () => new Date(0) },
      {},
    );
    const noteIds = Array.from({ length: 250 }, (_, id) => String(id));
    const event = { name: 'notes:changed', teamId: 't', payload: { projectId: 'p', noteIds } };
    await expect(reaction.react(event as unknown as DeliveredEvent<'notes:changed'>)).rejects.toThrow('broken note');
    expect(updated).toEqual([100, 50]);
    expect(queued).toContain('copy-search');
  });
});
