import { MarkAllRead } from '@evident/application/notifications/mark-all-read';
import { MarkNotification } from '@evident/application/notifications/mark-notification';
import { MarkUnread } from '@evident/application/notifications/mark-unread';
import { CountUnread, GetNotificationSettings, ListNotifications } from '@evident/application/notifications/queries';
import { StopMails } from '@evident/application/notifications/stop-mails';
import { UpdateNotificationSettings } from '@evident/application/notifications/update-notification-settings';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor, OpenToAll } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import {
  MailTokenDto,
  MarkedReadDto,
  NotificationPageDto,
  NotificationQueryDto,
  NotificationSettingsDto,
  NotificationSettingsQueryDto,
  NotificationSettingsUpdateDto,
  ReadMarkDto,
  UnreadAgainDto,
  UnreadCountDto,
} from './notifications.dto.ts';

@ApiTags('Notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listNotifications',
    asks: ListNotifications,
    summary: 'List your notifications, newest first',
    description: 'Only those about objects that you can still see. They are deleted after 90 days.',
    answers: NotificationPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { unread, ...page }: NotificationQueryDto): Promise<NotificationPageDto> {
    return this.bus.ask(new ListNotifications(actor, unread ?? false, pageRequest(page)));
  }

  @Get('unread')
  @Operation({
    id: 'countUnread',
    asks: CountUnread,
    summary: 'Count your unread notifications',
    answers: UnreadCountDto,
  })
  unread(@CurrentActor() actor: Actor): Promise<UnreadCountDto> {
    return this.bus.ask(new CountUnread(actor));
  }

  @Put('read')
  @Operation({
    id: 'markAllRead',
    asks: MarkAllRead,
    summary: 'Mark all your notifications as read',
    answers: MarkedReadDto,
  })
  readAll(@CurrentActor() actor: Actor): Promise<MarkedReadDto> {
    return this.bus.ask(new MarkAllRead(actor));
  }

  @Put('unread')
  @Operation({
    id: 'markUnread',
    asks: MarkUnread,
    summary: 'Mark notifications as unread again',
    description: 'Undoes `PUT /notifications/read` with the ids that it returned.',
  })
  unreadAgain(@CurrentActor() actor: Actor, @Body() { ids }: UnreadAgainDto): Promise<void> {
    return this.bus.ask(new MarkUnread(actor, ids));
  }

  @Get('settings')
  @Operation({
    id: 'getNotificationSettings',
    asks: GetNotificationSettings,
    summary: 'Get how you hear of each kind, and how often you get a digest',
    answers: NotificationSettingsDto,
    refuses: ['NotFound'],
  })
  settings(
    @CurrentActor() actor: Actor,
    @Query() { projectId }: NotificationSettingsQueryDto,
  ): Promise<NotificationSettingsDto> {
    return this.bus.ask(new GetNotificationSettings(actor, projectId ?? null));
  }

  @Patch('settings')
  @Operation({
    id: 'updateNotificationSettings',
    asks: UpdateNotificationSettings,
    summary: 'Change how you hear of kinds, or how often you get a digest',
    refuses: ['NotFound'],
  })
  updateSettings(@CurrentActor() actor: Actor, @Body() update: NotificationSettingsUpdateDto): Promise<void> {
    return this.bus.ask(new UpdateNotificationSettings(actor, update));
  }

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

  @Patch(':notificationId')
  @Operation({
    id: 'markNotification',
    asks: MarkNotification,
    summary: 'Mark a notification as read or unread',
    refuses: ['NotFound'],
  })
  mark(
    @CurrentActor() actor: Actor,
    @Param('notificationId', IdPipe) notificationId: string,
    @Body() { read }: ReadMarkDto,
  ): Promise<void> {
    return this.bus.ask(new MarkNotification(actor, notificationId, read));
  }
}
