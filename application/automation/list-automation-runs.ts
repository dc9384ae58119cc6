import type { AutomationRunView } from '@evident/domain/automation';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { AutomationReader } from './automation-store.ts';

/** The runs of an automation, newest first. */
export class ListAutomationRuns extends queryWith({ scope: 'read', access: 'own' })<
  { automationId: Uuid; page: PageRequest },
  Page<AutomationRunView>
> {}
export const ListAutomationRunsHandler = answeredBy(
  async ({ actor, automationId, page }: ListAutomationRuns, reader: AutomationReader) => {
    await found(reader.automation(actor, automationId), 'Automation not found');
    return reader.runs(actor, automationId, page);
  },
);
