import { ReadChangeDelay } from '@evident/application/realtime/read-change-delay';
import { ChangeDelayDto } from './realtime.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const CHANGE_DELAY_OPERATIONS = {
  readChangeDelay: operation({
    route: 'GET /changes/delay',
    asks: ReadChangeDelay,
    summary: 'Read how late changes are',
    description:
      'Lists, search and started work follow changes within a second. While the workspace or the server is busy, they take as long as this says.',
    answers: ChangeDelayDto,
    message: ({ actor }) => new ReadChangeDelay(actor),
  }),
};
