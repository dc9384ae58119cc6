import { type Change, WatchChanges, type Watcher } from '@evident/application/realtime/watch-changes';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Controller, type MessageEvent, Req, Sse } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { Observable } from 'rxjs';
import { CurrentActor, type RequestWithActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { ConnectionLimit } from './connection-limit.ts';

/** Milliseconds. Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Interval in milliseconds at which a stream checks its credentials again. */
const RECHECK_MS = 3_000;
/** Streams per address and in total. Each polls the database every few seconds. */
const STREAMS = { perAddress: 100, total: 20_000 };

@ApiTags('Changes')
@Controller('changes')
export class ChangesController {
  private readonly streams = new ConnectionLimit(STREAMS);

  constructor(private readonly bus: Bus) {}

  @Sse()
  @Operation({
    id: 'watchChanges',
    asks: WatchChanges,
    summary: 'Stream changes as they happen',
    description: 'Server-sent events: `change` with its kind and ids, `missed` when some may have been lost.',
    answersEvents: true,
  })
  watch(@CurrentActor() actor: Actor, @Req() { credentials = {} }: RequestWithActor): Observable<MessageEvent> {
    if (this.streams.take(actor.userId) !== 'taken')
      refuse('TooManyRequests', 'Too many streams of changes are open', 'Close some of them first.');
    return new Observable((subscriber) => {
      const watcher: Watcher = {
        changed: (change: Change) => subscriber.next({ type: 'change', data: change }),
        missed: () => subscriber.next({ type: 'missed', data: {} }),
        ended: () => subscriber.complete(),
      };
      const watching = this.bus.ask(new WatchChanges(actor, credentials, watcher));
      const beat = (): void => subscriber.next({ type: 'heartbeat', data: {} });
      // The first beat says that no later change is missed.
      watching.then(beat, (error: unknown) => subscriber.error(error));
      const heartbeat = setInterval(beat, HEARTBEAT_MS);
      const looking = setInterval(() => {
        watching
          .then(({ recheck }) => recheck())
          .catch(() => {
            /* Unable to check now; retried at the next interval. */
          });
      }, RECHECK_MS);
      return () => {
        this.streams.leave(actor.userId);
        clearInterval(heartbeat);
        clearInterval(looking);
        watching.then(
          ({ stop }) => stop(),
          () => undefined,
        );
      };
    });
  }
}
