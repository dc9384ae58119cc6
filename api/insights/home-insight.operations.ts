import { ChooseHomeInsight } from '@evident/application/insights/choose-home-insight';
import { GetHomeInsight } from '@evident/application/insights/queries';
import { HomeChoiceDto, HomeInsightDto } from './insights.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const HOME_INSIGHT_OPERATIONS = {
  getHomeInsight: operation({
    route: 'GET /home-insight',
    asks: GetHomeInsight,
    summary: 'Read the published insight that is the home page of the workspace',
    answers: HomeInsightDto,
    message: ({ actor }) => new GetHomeInsight(actor),
  }),
  chooseHomeInsight: operation({
    route: 'PUT /home-insight',
    asks: ChooseHomeInsight,
    summary: 'Choose a published insight as the home page, or the default page',
    description: 'For managers and admins. Members who cannot see the insight get the default page.',
    body: HomeChoiceDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, body: { insightId } }) => new ChooseHomeInsight(actor, insightId),
  }),
};
