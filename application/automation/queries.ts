import type { AutomationView } from '@evident/domain/automation';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { AutomationReader } from './automation-store.ts';

/** Your automations, and for admins all of the workspace; newest first. */
export class ListAutomations extends queryWith({ scope: 'read', access: 'visible' })<
  { page: PageRequest },
  Page<AutomationView>
> {}
export const ListAutomationsHandler = answeredBy(({ actor, page }: ListAutomations, reader: AutomationReader) =>
  reader.list(actor, page),
);

/** One automation. */
export class GetAutomation extends queryWith({ scope: 'read', access: 'own' })<
  { automationId: Uuid },
  AutomationView
> {}
export const GetAutomationHandler = answeredBy(({ actor, automationId }: GetAutomation, reader: AutomationReader) =>
  found(reader.automation(actor, automationId), 'Automation not found'),
);
