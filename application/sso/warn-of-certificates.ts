import type { Uuid } from '@evident/domain/kernel';
import { certificateWarning } from '@evident/domain/sso';
import { type Addresses, notify } from '../identity/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mail, Mailer } from '../mail/index.ts';
import type { SsoStores } from './sso-stores.ts';

export const CERTIFICATES: JobQueue<Record<string, never>> = { name: 'certificate-warnings' };
/** Once a day in the morning, UTC. */
export const CERTIFICATES_CRON = '5 7 * * *';

/** Mails admins 30 and 7 days before the last certificate of a connection ends. Sent by jobs only. */
export class WarnOfCertificates extends Command {
  static readonly requires = WORKER;
}

export interface CertificateWarnings {
  /** When admins were last warned about a connection; null if never. */
  warnedAt(connectionId: Uuid): Promise<Date | null>;
  warned(connectionId: Uuid, now: Date): Promise<void>;
}

export interface WarningPorts {
  readonly work: UnitOfWork<
    Pick<SsoStores, 'ssoConnections'> & {
      readonly certificateWarnings: CertificateWarnings;
      readonly closings: { adminAddresses(): Promise<string[]> };
      readonly teams: { find(id: Uuid): Promise<{ readonly name: string; readonly subdomain: string } | null> };
    }
  >;
  /** Workspaces with a connection that has certificates. */
  readonly teams: () => Promise<Uuid[]>;
  readonly mailer: Mailer;
  readonly addresses: Addresses;
  readonly clock: Clock;
}

export class WarnOfCertificatesHandler implements Handler<WarnOfCertificates> {
  constructor(private readonly ports: WarningPorts) {}

  async execute(): Promise<void> {
    for (const teamId of await this.ports.teams())
      for (const mail of await this.due(teamId)) await notify(this.ports.mailer, mail);
  }

  private due(teamId: Uuid): Promise<Mail[]> {
    const { work, addresses, clock } = this.ports;
    const now = clock.now();
    return work.perform(teamId, async ({ ssoConnections, certificateWarnings, closings, teams }) => {
      const team = await teams.find(teamId);
      const mails: Mail[] = [];
      for (const connection of team ? await ssoConnections.all() : []) {
        const end = certificateWarning(connection, await certificateWarnings.warnedAt(connection.id), now);
        if (!end) continue;
        await certificateWarnings.warned(connection.id, now);
        const url = addresses.workspace(team!.subdomain, '/settings/authentication');
        for (const to of await closings.adminAddresses())
          mails.push(warning(to, team!.name, connection.name, end, url));
      }
      return mails;
    });
  }
}

/** Removes line breaks from names, for use in a subject or sentence. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const warning = (to: string, workspace: string, connection: string, end: Date, url: string): Mail => ({
  to,
  subject: oneLine(`The certificate of ${connection} ends on ${end.toISOString().slice(0, 10)}`),
  text: `The last signing certificate of the connection ${oneLine(connection)} in the workspace ${oneLine(workspace)} ends on ${end.toISOString().slice(0, 10)}. After that, members cannot sign in through it.\n\nAdd the next certificate of your directory here. Two can be valid at a time:\n\n${url}\n`,
});
