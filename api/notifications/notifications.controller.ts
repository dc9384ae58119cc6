import { StopMails } from '@evident/application/notifications/stop-mails';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { MailTokenDto } from './notifications.dto.ts';

@ApiTags('Notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly bus: Bus) {}

  @Post('unsubscribe')
  @OpenToAll()
  @Operation({
    id: 'stopMails',
    asks: StopMails,
    summary: 'Stop all mails about notifications, by the link in a mail',
    refuses: ['NotFound'],
    idempotency: { withoutKey: 'There is no session for a key. Stopping twice is the same as once.' },
  })
  stopMails(@Body() { token }: MailTokenDto): Promise<void> {
    return this.bus.ask(new StopMails(token));
  }
}
