import { CancelAiText } from '@evident/application/ai/cancel-ai-text';
import { GetAiText } from '@evident/application/ai/get-ai-text';
import { isBeingWritten } from '@evident/domain/evidence';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, type MessageEvent, Param, Post, Sse } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Observable } from 'rxjs';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { ConnectionLimit } from '../realtime/connection-limit.ts';
import { EvidenceTextDto } from './ai.dto.ts';

/** Milliseconds between reads of a text that is being written, in whichever process. */
const READ_MS = 300;
/** Milliseconds after which a stream ends; clients open it again, with their credentials. */
const STREAM_MS = 60_000;
const STREAMS = { perAddress: 50, total: 5_000 };

@ApiTags('AI')
@Controller('ai/texts')
export class AiTextsController {
  private readonly streams = new ConnectionLimit(STREAMS);

  constructor(private readonly bus: Bus) {}

  @Get(':textId')
  @Operation({
    id: 'getAiText',
    asks: GetAiText,
    summary: 'Read a generated text with its citations',
    description:
      'Every sentence has a citation: words that occur verbatim in a source. Sentences are missing if you cannot see any of their sources.',
    answers: EvidenceTextDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('textId', IdPipe) textId: string): Promise<EvidenceTextDto> {
    return this.bus.ask(new GetAiText(actor, textId));
  }

  @Sse(':textId/events')
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
  ): Promise<Observable<MessageEvent>> {
    const first = await this.bus.ask(new GetAiText(actor, textId));
    if (this.streams.take(actor.userId) !== 'taken')
      refuse('TooManyRequests', 'Too many streams of texts are open', 'Close some of them first.');
    return new Observable((subscriber) => {
      let sent = '';
      let reading: NodeJS.Timeout | undefined;
      const endsAt = Date.now() + STREAM_MS;
      const send = (text: EvidenceTextDto): void => {
        const now = JSON.stringify(text);
        if (now !== sent) subscriber.next({ type: 'text', data: text });
        sent = now;
        if (!isBeingWritten(text) || Date.now() > endsAt) return subscriber.complete();
        reading = setTimeout(
          () => void this.bus.ask(new GetAiText(actor, textId)).then(send, () => subscriber.complete()),
          READ_MS,
        );
      };
      send(first);
      return () => {
        clearTimeout(reading);
        this.streams.leave(actor.userId);
      };
    });
  }

  @Post(':textId/cancellation')
  @Operation({
    id: 'cancelAiText',
    asks: CancelAiText,
    summary: 'Stop writing a text that you started',
    description: 'Sentences that are verified already stay. Has no effect on a text that has ended.',
    refuses: ['NotFound'],
  })
  cancel(@CurrentActor() actor: Actor, @Param('textId', IdPipe) textId: string): Promise<void> {
    return this.bus.ask(new CancelAiText(actor, textId));
  }
}
