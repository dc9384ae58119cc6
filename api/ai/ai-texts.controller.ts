import { GetAiText } from '@evident/application/ai/get-ai-text';
import type { Authenticator } from '@evident/application/identity/authenticator';
import type { EvidenceText } from '@evident/domain/evidence';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Header, Inject, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { Readable } from 'node:stream';
import { CurrentActor, type RequestWithActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { AUTHENTICATOR } from '../kernel/kernel.module.ts';
import { Operation } from '../kernel/operation.ts';
import { ConnectionLimit } from '../realtime/connection-limit.ts';
import { textEvents } from './text-events.ts';

const STREAMS = { perAddress: 50, total: 5_000 };

@ApiTags('AI')
@Controller('ai/texts')
export class AiTextsController {
  private readonly streams = new ConnectionLimit(STREAMS);

  constructor(
    private readonly bus: Bus,
    @Inject(AUTHENTICATOR.token) private readonly authenticator: Authenticator,
  ) {}

  // Not `@Sse()`: it sends its head before the text is found, so that a refusal could no longer be sent.
  @Get(':textId/events')
  @Header('Content-Type', 'text/event-stream; charset=utf-8')
  @Header('Cache-Control', 'no-cache, no-transform')
  @Header('X-Accel-Buffering', 'no')
  @Operation({
    id: 'watchAiText',
    asks: GetAiText,
    summary: 'Stream a generated text while it is written',
    description:
      'Server-sent events `text` with the whole text each time it grows. The stream ends with the text, or after a minute: open it again.',
    answersEvents: true,
    refuses: ['NotFound'],
  })
  async watch(
    @CurrentActor() actor: Actor,
    @Param('textId', IdPipe) textId: string,
    @Req() { credentials }: RequestWithActor,
  ): Promise<StreamableFile> {
    // Members who were signed out, removed or demoted meanwhile get nothing more.
    const read = async (): Promise<EvidenceText> => {
      const now = credentials && (await this.authenticator.actorOf(credentials));
      if (now?.userId !== actor.userId || now.teamId !== actor.teamId) refuse('Unauthorized', 'Sign in first');
      return this.bus.ask(new GetAiText(now, textId));
    };
    const first = await this.bus.ask(new GetAiText(actor, textId));
    if (this.streams.take(actor.userId) !== 'taken')
      refuse('TooManyRequests', 'Too many streams of texts are open', 'Close some of them first.');
    const leave = (): void => this.streams.leave(actor.userId);
    const events = Readable.from(textEvents(first, read));
    events.once('close', leave);
    return new StreamableFile(events);
  }
}
