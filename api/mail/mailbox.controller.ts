import { ListMails, ReadMail } from '@evident/application/mail/queries';
import { type MailView, mailEntryView, mailView } from '@evident/domain/mail';
import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { dtoFrom } from '../kernel/dto.ts';
import { Operation } from '../kernel/operation.ts';
import { MailboxGuard } from './mailbox.guard.ts';

export class MailDto extends dtoFrom(mailView) {}
export class MailsDto extends dtoFrom({
  type: 'object',
  properties: { items: { type: 'array', items: mailEntryView } },
  required: ['items'],
} as const) {}

const WHERE =
  'Only where no SMTP server is configured, and only for requests from this very machine; elsewhere there is nothing at this address.';

@ApiTags('Local mailbox')
@OpenToAll()
@UseGuards(MailboxGuard)
@Controller('mailbox')
export class MailboxController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listMails',
    asks: ListMails,
    summary: 'List the newest messages of the local mailbox',
    description: WHERE,
    answers: MailsDto,
    refuses: ['NotFound'],
  })
  async list(): Promise<MailsDto> {
    return { items: await this.bus.ask(new ListMails()) };
  }

  @Get(':mailId')
  @Operation({
    id: 'readMail',
    asks: ReadMail,
    summary: 'Read a message of the local mailbox',
    description: WHERE,
    answers: MailDto,
    refuses: ['NotFound'],
  })
  read(@Param('mailId') mailId: string): Promise<MailView> {
    return this.bus.ask(new ReadMail(mailId));
  }
}
