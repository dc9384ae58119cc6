import type { Listener, Realtime, RealtimeMessage } from '@evident/application/realtime/realtime';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { pause, until } from '../support/waiting.ts';

/** Records messages in order; `await heard(n)` waits for the n-th. */
export class RecordingListener implements Listener {
  readonly messages: RealtimeMessage[] = [];
  gaps = 0;

  receive(message: RealtimeMessage): void {
    this.messages.push(message);
  }

  missed(): void {
    this.gaps += 1;
  }

  async heard(count: number): Promise<RealtimeMessage[]> {
    await until(() => this.messages.length >= count);
    return this.messages;
  }
}

/** Contract of realtime adapters. `open` returns two ends, as in two processes, or the same end twice. */
export function realtimeContract(name: string, open: () => Promise<readonly [Realtime, Realtime]>): void {
  describe(`${name}: messages to a team`, () => {
    let here: Realtime;
    let there: Realtime;
    const team = uuidV7.newId();
    beforeEach(async () => {
      [here, there] = await open();
    });
    afterEach(async () => {
      await here.close();
      await there.close();
    });

    it('reach every listener at both ends, in order of publishing', async () => {
      const listeners = [new RecordingListener(), new RecordingListener(), new RecordingListener()] as const;
      await here.subscribe(team, listeners[0]);
      await here.subscribe(team, listeners[1]);
      await there.subscribe(team, listeners[2]);
      for (let n = 0; n < 20; n++) await here.publish(team, { kind: 'tag:renamed', n });
      for (const listener of listeners)
        expect((await listener.heard(20)).map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    });

    it('are separate for each team', async () => {
      const [mine, other] = [new RecordingListener(), new RecordingListener()];
      await there.subscribe(team, mine);
      await there.subscribe(uuidV7.newId(), other);
      await here.publish(team, { kind: 'note:changed' });
      await mine.heard(1);
      await pause(50);
      expect(other.messages).toEqual([]);
    });

    it('stop for a removed listener only', async () => {
      const [stays, leaves] = [new RecordingListener(), new RecordingListener()];
      await there.subscribe(team, stays);
      const leave = await there.subscribe(team, leaves);
      leave();
      leave();
      await here.publish(team, { kind: 'one' });
      await stays.heard(1);
      expect(leaves.messages).toEqual([]);
    });

    it('resume when a listener is added after the last one left', async () => {
      (await there.subscribe(team, new RecordingListener()))();
      const again = new RecordingListener();
      await there.subscribe(team, again);
      await here.publish(team, { kind: 'again' });
      expect(await again.heard(1)).toEqual([{ kind: 'again' }]);
    });

    it('are separate copies for each listener, as parsed from JSON', async () => {
      const [first, second] = [new RecordingListener(), new RecordingListener()];
      await here.subscribe(team, first);
      await here.subscribe(team, second);
      await here.publish(team, { kind: 'dated', at: new Date(0), nothing: undefined, words: 'déjà 🙂' });
      const [message] = await first.heard(1);
      expect(message).toEqual({ kind: 'dated', at: '1970-01-01T00:00:00.000Z', words: 'déjà 🙂' });
      expect((await second.heard(1))[0]).not.toBe(message);
    });

    it('continue after an exception in a listener', async () => {
      const listener = new RecordingListener();
      const broken: Listener = {
        receive: () => {
          throw new Error('broken listener');
        },
      };
      await here.subscribe(team, broken);
      await here.subscribe(team, listener);
      await here.publish(team, { kind: 'one' });
      await here.publish(team, { kind: 'two' });
      expect(await listener.heard(2)).toHaveLength(2);
    });

    it('are not replayed to later listeners', async () => {
      await here.publish(team, { kind: 'early' });
      await pause(50);
      const late = new RecordingListener();
      await there.subscribe(team, late);
      await here.publish(team, { kind: 'late' });
      expect(await late.heard(1)).toEqual([{ kind: 'late' }]);
    });
  });
}
