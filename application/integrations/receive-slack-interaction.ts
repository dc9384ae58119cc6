import { INTEGRATIONS, titleOfMessage } from '@evident/domain/integrations';
import { Refusal, isUuid } from '@evident/domain/kernel';
import type { Addresses } from '../identity/index.ts';
import { Command, type Handler, fromProvider } from '../kernel/message.ts';
import type { SignedDelivery } from '../kernel/signed-delivery.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { integrationReceived } from './events.ts';
import type { IntegrationDirectory, IntegrationStores, WorkspaceMember } from './integration-stores.ts';
import type { Providers, SlackProvider } from './provider.ts';
import { type MessageToSave, SAVE_MESSAGE } from './save-message.ts';
import type { ProjectsAsked, SaveAsked, SaveChosen } from './slack-facts.ts';
import { type TokenPorts, withToken } from './with-token.ts';
import type { WritableProjects } from './writable-projects.ts';

/**
 * Answers an interaction of a person in Slack, proved by its signature. Dialogs open at once, because Slack waits three
 * seconds; a job saves. Returns the body of the answer.
 */
export class ReceiveSlackInteraction extends Command<object> {
  static readonly requires = fromProvider('slack');

  constructor(readonly delivery: SignedDelivery) {
    super();
  }
}

const NOTHING = {};

export class ReceiveSlackInteractionHandler implements Handler<ReceiveSlackInteraction> {
  constructor(
    private readonly providers: Providers,
    private readonly directory: IntegrationDirectory,
    private readonly tokens: TokenPorts,
    private readonly work: UnitOfWork<Pick<IntegrationStores, 'integrationDeliveries' | 'outbox'>>,
    private readonly projects: WritableProjects,
    private readonly addresses: Addresses,
  ) {}

  async execute({ delivery: { body } }: ReceiveSlackInteraction): Promise<object> {
    const slack = this.providers.Slack ?? null;
    const asked = slack?.readInteraction(body) ?? null;
    if (!slack || !asked) return NOTHING;
    const members = await this.directory.ofPerson('Slack', asked.account, asked.user);
    switch (asked.kind) {
      case 'asked':
        await this.open(slack, asked, members);
        return NOTHING;
      case 'projects':
        return slack.dialogs.choices(await this.choicesFor(asked, members));
      case 'chosen':
        return this.take(slack, asked, members);
    }
  }

  /** Opens a dialog with the first token that works. Without one, or too late, nothing opens. */
  private async open(slack: SlackProvider, asked: SaveAsked, members: readonly WorkspaceMember[]): Promise<void> {
    const connected = await this.directory.ofAccount('Slack', asked.account);
    for (const teamId of members.length > 0 ? members.map((member) => member.teamId) : connected) {
      const opened = await withToken(this.tokens, slack, teamId, 'Slack', async (token) => {
        if (members.length > 0) return slack.dialogs.askWhere(token, asked, titleOfMessage(asked.text));
        return slack.dialogs.askToConnect(token, asked.trigger, await this.connectAddress(teamId));
      }).then(() => true, refused);
      if (opened) return;
    }
  }

  private async connectAddress(teamId: string): Promise<string> {
    const { subdomain } = await this.tokens.work.perform(teamId, ({ connections }) => connections.workspace());
    return this.addresses.workspace(subdomain, '/settings/user/integrations');
  }

  /** The projects of all workspaces in which the person may write. */
  private async choicesFor({ query }: ProjectsAsked, members: readonly WorkspaceMember[]) {
    const found = [];
    for (const { teamId, memberId } of members) {
      const [actor, workspace] = await this.tokens.work.perform(teamId, async ({ connections }) => [
        await connections.memberNow(memberId),
        await connections.workspace(),
      ]);
      if (!actor) continue;
      for (const { id, title } of await this.projects.search(actor, query, CHOICES_MAX))
        found.push({
          label: members.length > 1 ? `${title} · ${workspace.name}` : title,
          value: `${teamId}:${id}`,
        });
    }
    return found.slice(0, CHOICES_MAX);
  }

  /** Keeps what is to be saved, once for each dialog. */
  private async take(slack: SlackProvider, chosen: SaveChosen, members: readonly WorkspaceMember[]): Promise<object> {
    const [teamId, projectId = ''] = chosen.project.split(':');
    const member = members.find((one) => one.teamId === teamId);
    if (!member || !isUuid(projectId))
      return slack.dialogs.refusal(`Connect ${INTEGRATIONS.Slack.title} in Evident, and choose a project.`);
    const actor = await this.tokens.work.perform(member.teamId, ({ connections }) =>
      connections.memberNow(member.memberId),
    );
    if (!actor || !(await this.projects.mayWrite(actor, projectId)))
      return slack.dialogs.refusal('You cannot add notes to this project any more. Choose another one.');
    const { account, user, place, title, wholeThread } = chosen;
    const payload: MessageToSave = { account, user, place, title, wholeThread, memberId: member.memberId, projectId };
    await this.work.perform(member.teamId, async ({ integrationDeliveries, outbox }) => {
      const delivery = { id: `dialog:${chosen.dialog}`, type: SAVE_MESSAGE, account, payload };
      if (await integrationDeliveries.add('Slack', delivery, this.tokens.clock.now()))
        await outbox.announce(integrationReceived(member.teamId, delivery.id));
    });
    return NOTHING;
  }
}

/** Slack shows at most a hundred. */
const CHOICES_MAX = 100;

function refused(error: unknown): false {
  if (error instanceof Refusal) return false;
  throw error;
}
