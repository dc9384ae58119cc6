import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresDigestsDue } from '@evident/adapters/postgres/notifications/postgres-digests-due';
import {
  PostgresFollowedNews,
  PostgresNotificationReader,
} from '@evident/adapters/postgres/notifications/postgres-notification-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { MarkAllRead, MarkAllReadHandler } from '@evident/application/notifications/mark-all-read';
import { MarkNotification, MarkNotificationHandler } from '@evident/application/notifications/mark-notification';
import { MarkUnread, MarkUnreadHandler } from '@evident/application/notifications/mark-unread';
import type { FollowedNews, NotificationReader } from '@evident/application/notifications/notification-reader';
import {
  CountUnread,
  CountUnreadHandler,
  GetNotificationSettings,
  GetNotificationSettingsHandler,
  ListNotifications,
  ListNotificationsHandler,
} from '@evident/application/notifications/queries';
import {
  DIGESTS_CRON,
  DIGESTS_QUEUE,
  type DigestsDue,
  SendDigests,
  SendDigestsHandler,
} from '@evident/application/notifications/send-digests';
import { NewsOf } from '@evident/application/notifications/news-of';
import {
  DIGEST_MESSAGES,
  SendDigestMessage,
  SendDigestMessageHandler,
} from '@evident/application/notifications/send-digest-message';
import { SendNotification, SendNotificationHandler } from '@evident/application/notifications/send-notification';
import { StopMails, StopMailsHandler } from '@evident/application/notifications/stop-mails';
import {
  UpdateNotificationSettings,
  UpdateNotificationSettingsHandler,
} from '@evident/application/notifications/update-notification-settings';
import { NOTIFICATION_MAILS } from '@evident/application/notifications/notify';
import { WhenNotable } from '@evident/application/notifications/when-notable';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { ADDRESSES, MAILER, SECRETS } from '../identity/identity.ports.ts';
import { CHAT } from '../integrations/integrations.ports.ts';
import { IntegrationsModule } from '../integrations/integrations.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { JOBS } from '../services/services.module.ts';
import { NotificationsController } from './notifications.controller.ts';
import { asks, repeats } from '../kernel/consumes.ts';

import { NOTIFICATIONS_OPERATIONS } from './notifications.operations.ts';
const NOTIFICATIONS = port<NotificationReader>('NotificationReader');
const FOLLOWED_NEWS = port<FollowedNews>('FollowedNews');
const NEWS_OF = port<NewsOf>('NewsOf');
const DIGESTS_DUE = port<DigestsDue>('DigestsDue');

@Module({
  imports: [IntegrationsModule],
  controllers: [NotificationsController, controllerFor('Notifications', NOTIFICATIONS_OPERATIONS)],
  providers: [
    provide(NOTIFICATIONS, (reads: PostgresReads) => new PostgresNotificationReader(reads), [READS]),
    provide(FOLLOWED_NEWS, (reads: PostgresReads) => new PostgresFollowedNews(reads), [READS]),
    provide(DIGESTS_DUE, (source: DataSource) => new PostgresDigestsDue(source), [DATA_SOURCE]),
    provide(NEWS_OF, (reader: NotificationReader, followed: FollowedNews) => new NewsOf(reader, followed), [
      NOTIFICATIONS,
      FOLLOWED_NEWS,
    ]),
    handle(ListNotifications, ListNotificationsHandler, [NOTIFICATIONS]),
    handle(CountUnread, CountUnreadHandler, [NOTIFICATIONS]),
    handle(MarkNotification, MarkNotificationHandler, [WORK, CLOCK]),
    handle(MarkAllRead, MarkAllReadHandler, [WORK, CLOCK]),
    handle(MarkUnread, MarkUnreadHandler, [WORK]),
    handle(GetNotificationSettings, GetNotificationSettingsHandler, [NOTIFICATIONS]),
    handle(UpdateNotificationSettings, UpdateNotificationSettingsHandler, [WORK, SECRETS, CLOCK]),
    handle(StopMails, StopMailsHandler, [WORK]),
    handle(SendNotification, SendNotificationHandler, [WORK, NOTIFICATIONS, MAILER, ADDRESSES, SECRETS, CLOCK]),
    handle(SendDigests, SendDigestsHandler, [DIGESTS_DUE, WORK, NEWS_OF, JOBS, MAILER, ADDRESSES, SECRETS, CLOCK]),
    handle(SendDigestMessage, SendDigestMessageHandler, [WORK, NEWS_OF, CHAT, MAILER, ADDRESSES, SECRETS, CLOCK]),
    asks(DIGEST_MESSAGES, ({ payload, last }) => new SendDigestMessage(payload, last)),
    react(WhenNotable, [WORK, JOBS, IDS, CLOCK]),
    asks(
      NOTIFICATION_MAILS,
      ({ payload: { teamId, memberId, notificationId } }) => new SendNotification(teamId, memberId, notificationId),
    ),
    repeats(DIGESTS_QUEUE, DIGESTS_CRON, () => new SendDigests()),
  ],
})
export class NotificationsModule {}
