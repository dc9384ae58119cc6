import { PostgresAutomationReader } from '@evident/adapters/postgres/automation/postgres-automation-reader';
import { PostgresEventObjects } from '@evident/adapters/postgres/automation/postgres-event-objects';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { dueIn, teamsToCountIn } from '@evident/adapters/postgres/postgres-due';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresNamesInSight } from '@evident/adapters/postgres/search/postgres-names-in-sight';
import type { AutomationReader, EventObjects, ObjectActions } from '@evident/application/automation/automation-store';
import * as automations from '@evident/application/automation/automations';
import { AUTOMATION_MAILS, ActionCarrier } from '@evident/application/automation/carry-out-action';
import { COUNT_ACTIVITY, CountActivity, CountActivityHandler } from '@evident/application/automation/count-activity';
import * as counting from '@evident/application/automation/start-counting';
import { IssueCreator } from '@evident/application/automation/create-issue';
import * as queries from '@evident/application/automation/queries';
import { AutomationRunner, RUN_AUTOMATION, automationJob } from '@evident/application/automation/run-automation';
import { SendAutomationMail, SendAutomationMailHandler } from '@evident/application/automation/send-automation-mail';
import {
  DUE_AUTOMATIONS,
  DUE_AUTOMATIONS_CRON,
  StartDueAutomations,
  StartDueAutomationsHandler,
} from '@evident/application/automation/start-due-automations';
import { ListAutomationRuns, ListAutomationRunsHandler } from '@evident/application/automation/list-automation-runs';
import { ListRuleEvents, ListRuleEventsHandler } from '@evident/application/automation/list-rule-events';
import { TryAutomation, TryAutomationHandler } from '@evident/application/automation/try-automation';
import { WhenAutomated } from '@evident/application/automation/when-automated';
import type { DestinationSender } from '@evident/application/tickets/destination-sender';
import type { TicketDrafts } from '@evident/application/tickets/ticket-drafts';
import type { TicketMaker } from '@evident/application/tickets/ticket-maker';
import type { Chat } from '@evident/application/integrations/chat';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { InsightReader } from '@evident/application/insights/insight-reader';
import type { Callers } from '@evident/application/kernel/callers';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { RepeatedRequests } from '@evident/application/kernel/repeated-request';
import type { Due } from '@evident/application/kernel/start-due';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { TypedTerms } from '@evident/application/search/typed-terms';
import { Module } from '@nestjs/common';
import { ADDRESSES, MAILER, SECRETS } from '../identity/identity.ports.ts';
import { Bus } from '../kernel/bus.ts';
import { asks, consumes, repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { handle } from '../kernel/handle.ts';
import {
  CALLERS,
  CLOCK,
  DATA_SOURCE,
  IDS,
  READS,
  REPEATED_REQUESTS,
  TIMETABLE,
  WORK,
} from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { undoes } from '../kernel/undoes.ts';
import { JOBS } from '../services/services.module.ts';
import { INSIGHTS, InsightsModule } from '../insights/insights.module.ts';
import { IntegrationsModule } from '../integrations/integrations.module.ts';
import { CHAT } from '../integrations/integrations.ports.ts';
import { DESTINATION_SENDER, TICKET_DRAFTS, TICKET_MAKER } from '../tickets/tickets.ports.ts';
import { TicketsModule } from '../tickets/tickets.module.ts';
import { AUTOMATION_OPERATIONS } from './automation.operations.ts';
import { BusActions } from './bus-actions.ts';

const READER = port<AutomationReader>('AutomationReader');
const OBJECTS = port<EventObjects>('EventObjects');
const DUE = port<Due>('DueAutomations');
const TEAMS_TO_COUNT = port<counting.TeamsToCount>('TeamsToCount');
const OBJECT_ACTIONS = port<ObjectActions>('ObjectActions');
const CARRIER = port<ActionCarrier>('ActionCarrier');
const ISSUES = port<IssueCreator>('IssueCreator');
const TERMS = port<TypedTerms>('AutomationTerms');
const RUNNER = port<AutomationRunner>('AutomationRunner');

@Module({
  imports: [IntegrationsModule, InsightsModule, TicketsModule],
  controllers: [controllerFor('Automations', AUTOMATION_OPERATIONS)],
  providers: [
    provide(READER, (reads: PostgresReads) => new PostgresAutomationReader(reads), [READS]),
    provide(OBJECTS, (reads: PostgresReads) => new PostgresEventObjects(reads), [READS]),
    provide(TERMS, (reads: PostgresReads, clock: Clock) => new TypedTerms(new PostgresNamesInSight(reads), clock), [
      READS,
      CLOCK,
    ]),
    provide(DUE, (source: DataSource) => dueIn(source, 'dueAutomations'), [DATA_SOURCE]),
    provide(TEAMS_TO_COUNT, teamsToCountIn, [DATA_SOURCE]),
    {
      provide: OBJECT_ACTIONS.token,
      useFactory: (bus: Bus, requests: RepeatedRequests, insights: InsightReader) =>
        new BusActions(bus, requests, insights),
      inject: [Bus, REPEATED_REQUESTS.token, INSIGHTS.token],
    },
    provide(ISSUES, (maker: TicketMaker, drafts: TicketDrafts) => new IssueCreator(maker, drafts), [
      TICKET_MAKER,
      TICKET_DRAFTS,
    ]),
    provide(
      CARRIER,
      (
        work: UnitOfWork<Stores>,
        objects: ObjectActions,
        chat: Chat,
        destinations: DestinationSender,
        tickets: IssueCreator,
        jobs: Jobs,
        ids: Ids,
        clock: Clock,
      ) => new ActionCarrier({ work, objects, chat, destinations, tickets, jobs, ids, clock }),
      [WORK, OBJECT_ACTIONS, CHAT, DESTINATION_SENDER, ISSUES, JOBS, IDS, CLOCK],
    ),
    provide(
      RUNNER,
      (
        work: UnitOfWork<Stores>,
        objects: EventObjects,
        actions: ActionCarrier,
        callers: Callers,
        ids: Ids,
        clock: Clock,
      ) => new AutomationRunner({ work, objects, actions, callers, ids, clock }),
      [WORK, OBJECTS, CARRIER, CALLERS, IDS, CLOCK],
    ),
    consumes(RUN_AUTOMATION, RUNNER),
    enqueues('automation:run-requested', RUN_AUTOMATION, automationJob),
    react(WhenAutomated, [WORK, OBJECTS, IDS, CLOCK]),
    repeats(DUE_AUTOMATIONS, DUE_AUTOMATIONS_CRON, () => new StartDueAutomations()),
    repeats(counting.DUE_ACTIVITY, counting.DUE_ACTIVITY_CRON, () => new counting.StartCounting()),
    asks(COUNT_ACTIVITY, ({ payload }) => new CountActivity(payload)),
    asks(AUTOMATION_MAILS, ({ payload }) => new SendAutomationMail(payload)),
    handle(queries.ListAutomations, queries.ListAutomationsHandler, [READER]),
    handle(queries.GetAutomation, queries.GetAutomationHandler, [READER]),
    handle(automations.CreateAutomation, automations.CreateAutomationHandler, [WORK, TIMETABLE, IDS, CLOCK, TERMS]),
    handle(automations.UpdateAutomation, automations.UpdateAutomationHandler, [WORK, TIMETABLE, CLOCK, TERMS]),
    handle(automations.DeleteAutomation, automations.DeleteAutomationHandler, [WORK, TIMETABLE, CLOCK]),
    handle(ListRuleEvents, ListRuleEventsHandler, []),
    handle(ListAutomationRuns, ListAutomationRunsHandler, [READER]),
    handle(TryAutomation, TryAutomationHandler, [OBJECTS, READER, TIMETABLE, CLOCK, TERMS]),
    handle(StartDueAutomations, StartDueAutomationsHandler, [DUE, WORK, TIMETABLE, IDS, CLOCK]),
    handle(counting.StartCounting, counting.StartCountingHandler, [TEAMS_TO_COUNT, JOBS, CLOCK]),
    handle(CountActivity, CountActivityHandler, [WORK, IDS, CLOCK]),
    handle(SendAutomationMail, SendAutomationMailHandler, [WORK, MAILER, ADDRESSES, SECRETS, CLOCK]),
    undoes(automations.undoAutomationChanges, [TIMETABLE, CLOCK]),
  ],
})
export class AutomationModule {}
