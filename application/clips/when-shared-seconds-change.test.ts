import type { DeliveredEvent } from '@evident/domain/events';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { WhenSharedSecondsChange } from './when-shared-seconds-change.ts';

it('locks the clips of deleted objects before it deletes them, in the same order each time', async () => {
  const calls: string[] = [];
  const clips = {
    lock: async (id: string) => void calls.push(`lock ${id}`),
    removeAll: async (id: string) => void calls.push(`remove ${id}`),
  };
  const work = { perform: (_: string, step: (stores: object) => Promise<unknown>) => step({ clips }) };
  const event = { id: '1', teamId: 't', at: '', name: 'highlights:removed', payload: { highlightIds: ['b', 'a'] } };
  await new WhenSharedSecondsChange(work as never, uuidV7, systemClock).react(
    event as unknown as DeliveredEvent<never>,
  );
  expect(calls).toEqual(['lock a', 'remove a', 'lock b', 'remove b']);
});
