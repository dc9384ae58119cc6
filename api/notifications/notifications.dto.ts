import {
  mailToken,
  markedRead,
  notificationSettingsUpdate,
  notificationSettingsView,
  notificationView,
  readMark,
  unreadAgain,
  unreadCount,
} from '@evident/domain/notifications';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NotificationPageDto extends pageOf(notificationView) {}
export class NotificationQueryDto extends queryFrom({
  type: 'object',
  properties: {
    ...pageQueryProperties,
    unread: { type: 'boolean', description: 'Only unread ones', examples: [true] },
  },
  required: [],
} as const) {}
export class UnreadCountDto extends dtoFrom(unreadCount) {}
export class ReadMarkDto extends dtoFrom(readMark) {}
export class MarkedReadDto extends dtoFrom(markedRead) {}
export class UnreadAgainDto extends dtoFrom(unreadAgain) {}
export class NotificationSettingsDto extends dtoFrom(notificationSettingsView) {}
export class NotificationSettingsUpdateDto extends dtoFrom(notificationSettingsUpdate) {}
export class NotificationSettingsQueryDto extends queryFrom({
  type: 'object',
  properties: {
    projectId: {
      type: 'string',
      format: 'uuid',
      description: 'The choices for this project; otherwise the general ones',
    },
  },
  required: [],
} as const) {}
export class MailTokenDto extends dtoFrom(mailToken) {}
