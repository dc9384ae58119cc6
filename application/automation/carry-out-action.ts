import {
  type ActionOf,
  type Automation,
  type AutomationAction,
  type AutomationRun,
  type Destination,
  isJson,
  rendered,
} from '@evident/domain/automation';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Chat } from '../integrations/index.ts';
import type { DestinationSender } from '../tickets/index.ts';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MailTurn, NOTIFICATION_MAILS, type NotifyingStores, notify } from '../notifications/index.ts';
import type { EventObject, ObjectActions } from './automation-store.ts';
import type { IssueCreator } from './create-issue.ts';

/** A mail of a rule to one member. */
export interface AutomationMail {
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  readonly title: string;
  readonly subject: string;
  readonly text: string;
}
export const AUTOMATION_MAILS: JobQueue<AutomationMail> = { name: 'automation-mails', retries: 8 };

/** The run that an action belongs to. `object` is null for schedules. */
export interface ActionContext {
  readonly run: AutomationRun;
  readonly automation: Automation;
  readonly owner: Actor;
  readonly object: EventObject | null;
}

interface Ports {
  readonly work: UnitOfWork<NotifyingStores>;
  readonly objects: ObjectActions;
  readonly chat: Chat;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly destinations: Pick<DestinationSender, 'post'>;
  readonly tickets: Pick<IssueCreator, 'create'>;
}

/** Carries out one action of a run as the owner of the rule. Repeating it doubles nothing inside Evident. */
export class ActionCarrier {
  constructor(private readonly ports: Ports) {}

  /**
   * Returns what the run log says about the action; null for nothing.
   * @throws Refusal if the action can never succeed as it is; other errors are worth another try
   */
  async carryOut(context: ActionContext, action: AutomationAction): Promise<string | null> {
    if (action.actionType === 'callWebhook') return this.callWebhook(context, action);
    if (action.actionType === 'createIssue') return this.createIssue(context, action);
    await this.carryOutInside(context, action);
    return null;
  }

  private async carryOutInside(
    context: ActionContext,
    action: Exclude<AutomationAction, ActionOf<'callWebhook' | 'createIssue'>>,
  ): Promise<void> {
    switch (action.actionType) {
      case 'sendToSlack':
        return this.ports.chat.post(
          context.run.teamId,
          action.parameters.channel,
          textOf(context, action.parameters.message, 'chat'),
        );
      case 'sendNotification':
        return this.notify(context, action);
      case 'sendMail':
        return this.sendMail(context, action);
      default: {
        const target = context.object?.target ?? refuse('InvalidOperation', 'The action has no object to change');
        const key = keyOf(context, action);
        const { parameters } = action;
        const wanted =
          'text' in parameters && parameters.text !== undefined
            ? { ...action, parameters: { ...parameters, text: textOf(context, parameters.text, 'line') } }
            : action;
        return this.ports.objects.carryOut(
          context.owner,
          { key, depth: context.run.depth + 1 },
          target,
          wanted as typeof action,
        );
      }
    }
  }

  private callWebhook(context: ActionContext, action: ActionOf<'callWebhook'>): Promise<string> {
    const body = textOf(context, action.parameters.body, 'json');
    if (!isJson(body)) refuse('InvalidOperation', 'The body is not JSON', 'A value of the event is missing in it.');
    return this.ports.destinations.post(
      context.run.teamId,
      action.parameters.destinationId,
      body,
      keyOf(context, action),
    );
  }

  private createIssue(context: ActionContext, action: ActionOf<'createIssue'>): Promise<string> {
    const target = context.object?.target ?? refuse('InvalidOperation', 'The action has no object to change');
    const { destinationId, title, description = '' } = action.parameters;
    const texts = { title: textOf(context, title, 'line'), description: textOf(context, description, 'text') };
    return this.ports.tickets.create(context.owner, keyOf(context, action), target, { destinationId, ...texts });
  }

  /** Enqueues the mails of notifications, once their transaction is committed. */
  async mail(turns: readonly MailTurn[]): Promise<void> {
    for (const turn of turns) await this.ports.jobs.enqueue(NOTIFICATION_MAILS, turn, { key: turn.notificationId });
  }

  private async notify(context: ActionContext, action: ActionOf<'sendNotification'>): Promise<void> {
    const subject = context.object?.subject ?? null;
    const notice = {
      kind: 'AUTOMATION',
      what: subject ? 'matched' : 'ran',
      source: keyOf(context, action),
      projectId: subject?.projectId ?? null,
      object: subject && { type: subject.type, id: subject.id },
      commentId: null,
      by: null,
      to: { rule: 'members', ids: action.parameters.memberIds },
      message: textOf(context, action.parameters.message, 'line'),
    } as const;
    const mails = await this.ports.work.perform(context.run.teamId, (stores) =>
      notify(stores, context.run.teamId, this.ports, notice, new Set()),
    );
    await this.mail(mails);
  }

  /** Members who cannot see the object get no mail. */
  private async sendMail(context: ActionContext, action: ActionOf<'sendMail'>): Promise<void> {
    const { memberIds, subject, message } = action.parameters;
    const { teamId } = context.run;
    const about = context.object?.subject;
    const readers = await this.ports.work.perform(teamId, async ({ notices }) => {
      const readers: Uuid[] = [];
      for (const memberId of memberIds) {
        const member = await notices.memberNow(memberId);
        if (member && (!about || (await notices.sees(member, about.type, about.id)))) readers.push(memberId);
      }
      return readers;
    });
    for (const memberId of readers)
      await this.ports.jobs.enqueue(
        AUTOMATION_MAILS,
        {
          teamId,
          memberId,
          title: context.automation.title,
          subject: textOf(context, subject, 'line'),
          text: textOf(context, message, 'text'),
        },
        { key: `${keyOf(context, action)}:${memberId}` },
      );
  }
}

/** Names an action of a run in what it does, so that it takes effect once. */
const keyOf = ({ run: { id } }: ActionContext, { executionOrder }: AutomationAction): string =>
  `automation:${id}:${executionOrder}`;

const textOf = ({ run, automation, object }: ActionContext, template: string, destination: Destination): string => {
  const date = (run.dueAt ?? object?.at ?? run.createdAt).toISOString().slice(0, 10);
  const names = { ...object?.facts, 'rule.title': automation.title, 'rule.date': date };
  return rendered(template, names, destination);
};
