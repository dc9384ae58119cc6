import { type Change, WatchChanges } from '@evident/application/realtime/watch-changes';
import type { Actor } from '@evident/domain/permissions';
import { Controller, type MessageEvent, Sse } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Observable } from 'rxjs';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';

/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 25_000;

@ApiTags('Changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly bus: Bus) {}

  @Sse()
  @Operation({ id: 'watchChanges', summary: 'Hear of changes as they happen', description: 'Server-sent events: `change` with its kind and ids, `missed` when some may have been lost.', answersEvents: true })
  watch(@CurrentActor() actor: Actor): Observable<MessageEvent> {
    return new Observable((subscriber) => {
      const changed = (change: Change): void => subscriber.next({ type: 'change', data: change });
      const missed = (): void => subscriber.next({ type: 'missed', data: {} });
      const watching = this.bus.ask(new WatchChanges(actor, changed, missed));
      watching.catch((error: unknown) => subscriber.error(error));
      const heartbeat = setInterval(() => subscriber.next({ type: 'heartbeat', data: {} }), HEARTBEAT_MS);
      return () => {
        clearInterval(heartbeat);
        watching.then(({ stop }) => stop(), () => undefined);
      };
    });
  }
}
