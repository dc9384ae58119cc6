import { CODE_MINUTES, CODE_TRIES, codeExpiry } from '@evident/domain/identity';
import { type Uuid, notFound, refuse, refuseOneMore } from '@evident/domain/kernel';
import {
  type DomainMailbox,
  SSO_DOMAIN_LIMIT,
  type SsoDomain,
  type SsoDomainView,
  type SsoDomainsView,
  demandOwnDomain,
  mailboxOf,
  txtRecord,
} from '@evident/domain/sso';
import { type Caller, type IdentityWork, codeHash, countMail, sendMail } from '../identity/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mailer } from '../mail/index.ts';
import type { WordLists } from '../workspaces/index.ts';
import type { DomainRecords } from './ports.ts';
import type { SsoStores } from './sso-stores.ts';

type Work = UnitOfWork<SsoStores>;
const CHANGES = { scope: 'write', role: 'admin' } as const;
const TOKEN_BYTES = 24;

const view = ({ id, domain, token, verifiedAt, createdAt }: SsoDomain): SsoDomainView => ({
  id,
  domain,
  record: txtRecord(token),
  verifiedAt: verifiedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** The domains of the workspace, the oldest first. */
export class ListSsoDomains extends queryWith({ scope: 'read', role: 'admin' })<object, SsoDomainsView> {}
export const ListSsoDomainsHandler = answeredBy(async ({ actor }: ListSsoDomains, work: Work) => ({
  items: (await work.perform(actor.teamId, ({ ssoDomains }) => ssoDomains.all())).map(view),
}));

/** Adds a domain, which counts once it is verified. */
export class CreateSsoDomain extends commandWith({ ...CHANGES, feature: 'enterpriseAuthentication' })<
  { domain: string },
  SsoDomainView
> {}
export const CreateSsoDomainHandler = answeredBy(
  async (
    { actor, domain: given }: CreateSsoDomain,
    work: Work,
    words: WordLists,
    secrets: Secrets,
    ids: Ids,
    clock: Clock,
  ) => {
    const free = await words.freeMail([given.trim().toLowerCase(), `@${given.trim().toLowerCase()}`]);
    const domain = demandOwnDomain(given, (each) => free.has(each));
    return work.perform(actor.teamId, async ({ ssoDomains, audit }) => {
      const all = await ssoDomains.all();
      if (all.some((each) => each.domain === domain)) refuse('InvalidOperation', `${domain} was added already`);
      refuseOneMore(all.length, SSO_DOMAIN_LIMIT);
      const added: SsoDomain = {
        id: ids.newId(),
        teamId: actor.teamId,
        domain,
        token: secrets.token(TOKEN_BYTES),
        mailed: null,
        verifiedAt: null,
        createdAt: clock.now(),
      };
      await ssoDomains.save(added);
      await audit.record(entry(actor.userId, 'sso:domain-added', added));
      return view(added);
    });
  },
);

/** Removes a domain. Its addresses no longer open accounts. */
export class DeleteSsoDomain extends commandWith(CHANGES)<{ domainId: Uuid }> {}
export const DeleteSsoDomainHandler = answeredBy(({ actor, domainId }: DeleteSsoDomain, work: Work): Promise<void> =>
  work.perform(actor.teamId, async ({ ssoDomains, audit }) => {
    const domain = (await ssoDomains.find(domainId)) ?? notFound('Domain');
    await ssoDomains.remove(domainId);
    await audit.record(entry(actor.userId, 'sso:domain-removed', domain));
  }),
);

/** Mails a code to a mailbox that only those who run the domain can read. */
export class MailDomainCode extends commandWith(CHANGES)<{ domainId: Uuid; mailbox: DomainMailbox; caller: Caller }> {}
export const MailDomainCodeHandler = answeredBy(
  async (
    { actor, domainId, mailbox, caller }: MailDomainCode,
    work: Work,
    identity: IdentityWork,
    mailer: Mailer,
    secrets: Secrets,
    clock: Clock,
  ): Promise<void> => {
    const now = clock.now();
    const digits = secrets.code6();
    const domain = await work.prepare(actor.teamId, ({ ssoDomains }) => ssoDomains.find(domainId));
    const to = mailboxOf(mailbox, domain ?? notFound('Domain'));
    await identity.perform((stores) => countMail(stores, secrets, to, caller, now));
    await work.perform(actor.teamId, async ({ ssoDomains }) => {
      const found = (await ssoDomains.find(domainId)) ?? notFound('Domain');
      const expiresAt = codeExpiry(now, CODE_MINUTES).toISOString();
      await ssoDomains.save({
        ...found,
        mailed: { hash: codeHash(secrets, domainId, digits), triesLeft: CODE_TRIES, expiresAt },
      });
    });
    await sendMail(mailer, {
      to,
      subject: `${digits} verifies your domain`,
      text: `An admin of an Evident workspace asks to verify the domain ${to.slice(to.indexOf('@') + 1)}.\n\nIf you know them, give them this code: ${digits}. It works for ${CODE_MINUTES} minutes.\n\nIf not, ignore this email. Nothing changes.\n`,
    });
  },
);

/** Verifies a domain by its TXT record or by the mailed code. */
export class VerifySsoDomain extends commandWith({ ...CHANGES, feature: 'enterpriseAuthentication' })<
  { domainId: Uuid; code: string | undefined },
  SsoDomainView
> {}
export const VerifySsoDomainHandler = answeredBy(
  async (
    { actor, domainId, code }: VerifySsoDomain,
    work: Work,
    records: DomainRecords,
    secrets: Secrets,
    clock: Clock,
  ) => {
    const now = clock.now();
    const domain =
      (await work.prepare(actor.teamId, ({ ssoDomains }) => ssoDomains.find(domainId))) ?? notFound('Domain');
    const proved =
      code === undefined
        ? await records.has(domain.domain.slice(1), txtRecord(domain.token))
        : await tryMailed(work, domain, codeHash(secrets, domainId, code.replace(/\s/g, '')), now);
    if (!proved)
      refuse(
        'UnprocessableContent',
        code === undefined ? 'The TXT record was not found' : 'The code is wrong or expired',
        code === undefined ? 'DNS changes can take an hour. Then verify again.' : 'Send a new one.',
      );
    return work.perform(actor.teamId, async ({ ssoDomains, audit }) => {
      const verified = { ...((await ssoDomains.find(domainId)) ?? notFound('Domain')), mailed: null, verifiedAt: now };
      await ssoDomains.save(verified);
      await audit.record(entry(actor.userId, 'sso:domain-verified', verified));
      return view(verified);
    });
  },
);

/** Counts the try before its result is known to the caller. */
const tryMailed = (work: Work, { id, teamId }: SsoDomain, hash: string, now: Date): Promise<boolean> =>
  work.prepare(teamId, async ({ ssoDomains }) => {
    const domain = await ssoDomains.find(id);
    const mailed = domain?.mailed;
    if (!mailed || mailed.triesLeft <= 0 || Date.parse(mailed.expiresAt) <= now.getTime()) return false;
    await ssoDomains.save({ ...domain, mailed: { ...mailed, triesLeft: mailed.triesLeft - 1 } });
    return mailed.hash === hash;
  });

const entry = (actorId: Uuid, action: string, { id, domain }: SsoDomain) => ({
  actorId,
  action,
  objectType: 'sso-domain',
  objectId: id,
  detail: { domain },
});
