import { HANDOVER_MINUTES, type HandoverView, type SignedIn } from '@evident/domain/identity';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Addresses } from './ports.ts';
import { newLink } from './codes.ts';
import { demandPasswords } from './demand-passwords.ts';
import type { IdentityWork } from './identity-work.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Creates a single-use code to continue at a workspace's host, which does not receive this cookie. */
export class StartHandover extends Command<HandoverView> {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly teamId: Uuid,
    readonly path: string,
  ) {
    super();
  }
}

export class StartHandoverHandler implements Handler<StartHandover> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, teamId, path }: StartHandover): Promise<HandoverView> {
    const own = (await this.directory.of(signedIn.accountId)).find(({ id }) => id === teamId);
    const workspace = own ?? (await this.supported(signedIn, teamId));
    if (own?.deletesAt)
      refuse('Forbidden', 'This workspace is closed', 'Its deletion was asked for. A workspace admin can keep it.');
    // A session at a workspace's host cannot open other workspaces.
    if (signedIn.teamId !== null && signedIn.teamId !== teamId)
      refuse(
        'Forbidden',
        'You are signed in to another workspace here',
        'Open the workspace from the start page of Evident.',
      );
    const session = await this.work.perform(({ sessions }) => sessions.find(signedIn.sessionId));
    if (own && session?.byPassword) await demandPasswords(this.directory, teamId);
    // Admins let support in by name, however it signs in.
    if (own && session && !(await this.directory.acceptsSession(session.secretHash, teamId)))
      refuse(
        'Forbidden',
        'This workspace requires single sign-on',
        'Sign in through the directory of your organization.',
      );
    if (session && (await this.directory.endedSession(session.secretHash, teamId)))
      refuse(
        'Forbidden',
        'An admin ended your sessions in this workspace',
        'Sign out and in again, then open the workspace.',
      );
    const target = { email: signedIn.email, accountId: signedIn.accountId, teamId, sessionId: signedIn.sessionId };
    const { code, secret } = newLink(this.ids, this.secrets, 'HANDOVER', target, this.clock.now(), HANDOVER_MINUTES);
    await this.work.perform(({ codes }) => codes.add(code));
    const next = new URLSearchParams({ code: secret, path: localPath(path) });
    return { code: secret, url: `${this.addresses.workspace(workspace.subdomain, '/auth/context')}#${next}` };
  }

  private async supported({ accountId }: SignedIn, teamId: Uuid) {
    return (await this.directory.supportedBy(accountId)).find(({ id }) => id === teamId) ?? notFound('Workspace');
  }
}

/** Returns a path within the workspace. Replaces paths that a browser could interpret as another host. */
const localPath = (path: string): string => (/^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/home');
