import { CreateAutomation, DeleteAutomation, UpdateAutomation } from '@evident/application/automation/automations';
import { ListAutomationRuns } from '@evident/application/automation/list-automation-runs';
import { ListRuleEvents } from '@evident/application/automation/list-rule-events';
import { GetAutomation, ListAutomations } from '@evident/application/automation/queries';
import { TryAutomation } from '@evident/application/automation/try-automation';
import {
  automationRunView,
  automationUpdate,
  automationView,
  dryRunRequest,
  dryRunView,
  newAutomation,
  ruleEventsView,
} from '@evident/domain/automation';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto, undoable } from '../kernel/undoable.dto.ts';

export const AUTOMATION_OPERATIONS = {
  listRuleEvents: operation({
    route: 'GET /automation-events',
    asks: ListRuleEvents,
    summary: 'List the events that automations follow, with their fields, operators and actions',
    answers: named('RuleEvents', ruleEventsView),
    message: ({ actor }) => new ListRuleEvents({ actor }),
  }),
  listAutomations: operation({
    route: 'GET /automations',
    asks: ListAutomations,
    summary: 'List your automations, newest first',
    description: 'Admins get those of the whole workspace.',
    query: PageQueryDto,
    answers: pageNamed('AutomationPage', automationView),
    message: ({ actor, query }) => new ListAutomations({ actor, page: pageRequest(query) }),
  }),
  createAutomation: operation({
    route: 'POST /automations',
    asks: CreateAutomation,
    summary: 'Create an automation, which runs from now on',
    description: 'Its actions run with the rights that you have at that moment.',
    body: named('NewAutomation', newAutomation),
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: automation }) => new CreateAutomation({ actor, automation }),
  }),
  tryAutomation: operation({
    route: 'POST /automations/dry-run',
    asks: TryAutomation,
    summary: 'Show what a trigger would have matched in the last 30 days',
    description:
      'Looks at the objects that were created or published since then, with their values as they are now. Deleted objects are missing. Runs nothing. For a schedule, shows its next times.',
    body: named('DryRunRequest', dryRunRequest),
    answers: named('DryRun', dryRunView),
    status: 200,
    idempotency: { withoutKey: 'It changes nothing.' },
    message: ({ actor, body: request }) => new TryAutomation({ actor, request }),
  }),
  getAutomation: operation({
    route: 'GET /automations/{automationId}',
    asks: GetAutomation,
    summary: 'Read an automation',
    answers: named('Automation', automationView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, automationId }) => new GetAutomation({ actor, automationId }),
  }),
  updateAutomation: operation({
    route: 'PATCH /automations/{automationId}',
    asks: UpdateAutomation,
    summary: 'Change an automation, pause it or start it again',
    description: 'For its owner; admins can pause it and start it again.',
    body: named('AutomationUpdate', automationUpdate),
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
    message: ({ actor, automationId, body: update, seen: expected }) =>
      new UpdateAutomation({ actor, automationId, update, expected }),
    answer: undoable,
  }),
  deleteAutomation: operation({
    route: 'DELETE /automations/{automationId}',
    asks: DeleteAutomation,
    summary: 'Delete an automation',
    description: 'For its owner and admins.',
    answers: UndoableDto,
    refuses: ['NotFound'],
    message: ({ actor, automationId }) => new DeleteAutomation({ actor, automationId }),
    answer: undoable,
  }),
  listAutomationRuns: operation({
    route: 'GET /automations/{automationId}/runs',
    asks: ListAutomationRuns,
    summary: 'List the runs of an automation, newest first',
    description: 'Each with the outcome of every condition and action. They are kept for 90 days.',
    query: PageQueryDto,
    answers: pageNamed('AutomationRunPage', automationRunView),
    refuses: ['NotFound'],
    message: ({ actor, automationId, query }) =>
      new ListAutomationRuns({ actor, automationId, page: pageRequest(query) }),
  }),
};
