import {
  GetWorkspacePlan,
  GetWorkspacePlanHandler,
  ListPlans,
  ListPlansHandler,
} from '@evident/application/plans/queries';
import { RequestFeature, RequestFeatureHandler } from '@evident/application/plans/request-feature';
import { StartFeatureTrial, StartFeatureTrialHandler } from '@evident/application/plans/start-feature-trial';
import { StartPlanTrial, StartPlanTrialHandler } from '@evident/application/plans/start-plan-trial';
import { TryPlan, TryPlanHandler } from '@evident/application/plans/try-plan';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, WORK } from '../kernel/kernel.module.ts';
import { PLAN_OPERATIONS } from './plans.operations.ts';

@Module({
  controllers: [controllerFor('Plans', PLAN_OPERATIONS)],
  providers: [
    handle(GetWorkspacePlan, GetWorkspacePlanHandler, [WORK, CLOCK]),
    handle(ListPlans, ListPlansHandler, []),
    handle(StartFeatureTrial, StartFeatureTrialHandler, [WORK, CLOCK]),
    handle(StartPlanTrial, StartPlanTrialHandler, [WORK, CLOCK]),
    handle(TryPlan, TryPlanHandler, [WORK, CLOCK]),
    handle(RequestFeature, RequestFeatureHandler, [WORK, CLOCK]),
  ],
})
export class PlansModule {}
