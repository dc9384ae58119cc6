import { type Page, type PageRequest, type Uuid, notFound } from '@evident/domain/kernel';
import {
  type NotificationSettingsView,
  type NotificationView,
  settingsView,
  UNREAD_COUNTED,
  type UnreadCount,
} from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { NotificationReader } from './notification-reader.ts';

/** The member's notifications about what they can see, newest first. */
export class ListNotifications extends Query<Page<NotificationView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly unread: boolean,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListNotificationsHandler = answeredBy(
  ({ actor, unread, page }: ListNotifications, reader: NotificationReader) => reader.list(actor, unread, page),
);

/** How many notifications the member has not read. */
export class CountUnread extends Query<UnreadCount> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const CountUnreadHandler = answeredBy(async ({ actor }: CountUnread, reader: NotificationReader) => ({
  count: await reader.unread(actor, UNREAD_COUNTED),
}));

/** How the member is notified of each kind, in a project or in general. */
export class GetNotificationSettings extends Query<NotificationSettingsView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid | null,
  ) {
    super();
  }
}

export const GetNotificationSettingsHandler = answeredBy(
  async ({ actor, projectId }: GetNotificationSettings, reader: NotificationReader) => {
    if (projectId !== null && !(await reader.seesProject(actor, projectId))) notFound('Project');
    const { choices, ...chosen } = await reader.settings(actor);
    return settingsView(chosen, choices, projectId, actor);
  },
);
