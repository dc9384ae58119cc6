import { DeleteAnalyticsData } from '@evident/application/analytics/analytics';
import { GetAnalyticsSettings, SetAnalyticsSettings } from '@evident/application/analytics/analytics';
import { GetItemReading, ListItemFigures } from '@evident/application/analytics/queries';
import { READ_TYPES } from '@evident/domain/analytics';
import { operation } from '../kernel/declared/declared-operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { AnalyticsSettingsDto, ItemFiguresPageDto, ItemFiguresQueryDto, ItemReadingDto } from './analytics.dto.ts';

export const ANALYTICS_OPERATIONS = {
  listItemFigures: operation({
    route: 'GET /analytics/items',
    asks: ListItemFigures,
    summary: 'List the most read notes or insights of 90 days, or those that no one read',
    query: ItemFiguresQueryDto,
    answers: ItemFiguresPageDto,
    message: ({ actor, query: { type = 'INSIGHT', list = 'MOST_READ', limit, cursor } }) =>
      new ListItemFigures({ actor, type, list, page: pageRequest({ limit, cursor }) }),
  }),
  getItemReading: operation({
    route: 'GET /analytics/items/{objectType}/{objectId}',
    choices: { objectType: READ_TYPES },
    asks: GetItemReading,
    summary: 'Get the reading of a note or published insight by day',
    description: 'Readers are named only where the workspace allows it, and only since then.',
    answers: ItemReadingDto,
    refuses: ['NotFound'],
    message: ({ actor, objectType: type, objectId }) => new GetItemReading({ actor, type, objectId }),
  }),
  getAnalyticsSettings: operation({
    route: 'GET /analytics/settings',
    asks: GetAnalyticsSettings,
    summary: 'Get whether reading is counted and readers are named',
    answers: AnalyticsSettingsDto,
    message: ({ actor }) => new GetAnalyticsSettings({ actor }),
  }),
  setAnalyticsSettings: operation({
    route: 'PUT /analytics/settings',
    asks: SetAnalyticsSettings,
    summary: 'Set whether reading is counted and readers are named',
    body: AnalyticsSettingsDto,
    message: ({ actor, body: settings }) => new SetAnalyticsSettings({ actor, settings }),
  }),
  deleteAnalyticsData: operation({
    route: 'DELETE /analytics/data',
    asks: DeleteAnalyticsData,
    summary: 'Delete everything that is stored about reading',
    message: ({ actor }) => new DeleteAnalyticsData({ actor }),
  }),
};
