import type { SignInApp } from '../sign-in-app.ts';
import type { Visitor } from '../visitor.ts';
import { DOMAIN_RECORDS } from '../../../api/sso/sso.ports.ts';
import { PASSWORD, openSignInApp } from '../sign-in-app.ts';

export interface SsoWorld {
  readonly test: SignInApp;
  /** The address of the admin. */
  readonly email: string;
  readonly admin: Visitor;
  readonly workspace: { readonly id: string; readonly subdomain: string };
  /** The host of the workspace. */
  readonly host: string;
  /** TXT records that the DNS has, by domain. */
  readonly records: Map<string, string>;
  /** Adds a connection and turns it on; returns its id. */
  connect(wanted: object): Promise<string>;
  /** Verifies a mail domain. */
  own(domain: string): Promise<void>;
  close(): Promise<void>;
}

let count = 0;

/** A workspace of an admin, in an application whose DNS is a map and which may call directories on this machine. */
export async function openSsoWorld(): Promise<SsoWorld> {
  const records = new Map<string, string>();
  const test = await openSignInApp('http://localhost', { ssoInternalHosts: ['127.0.0.1'] }, (module) =>
    module
      .overrideProvider(DOMAIN_RECORDS.token)
      .useValue({ has: async (domain: string, record: string) => records.get(domain) === record }),
  );
  return { test, records, ...(await openWorkspace(test, records)), close: () => test.close() };
}

/** Another workspace in the same application. */
export async function openWorkspace(test: SignInApp, records: Map<string, string>) {
  count += 1;
  const email = `admin${count}@operator.example`;
  const admin = await test.person(email);
  const created = await admin.post('/workspaces', { name: `Acme Research ${count}` });
  const workspace = created.body as { id: string; subdomain: string };
  const host = `${workspace.subdomain}.localhost`;
  const { body } = await admin.post('/auth/handover', { teamId: workspace.id, path: '/home' });
  const finished = await admin.post('/auth/handover/finish', { code: body.code }, host);
  if (finished.status !== 200) throw new Error(JSON.stringify([created.body, body, finished.body]));
  return {
    email,
    admin,
    workspace,
    host,
    async connect(wanted: object): Promise<string> {
      // The clock of a test may be far ahead of the sign-in.
      await admin.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD }, host);
      const { body: made, status } = await admin.post('/sso/connections', wanted, host);
      if (status !== 201) throw new Error(JSON.stringify(made));
      await admin.patch(`/sso/connections/${made.id}`, { enabled: true }, host);
      return made.id as string;
    },
    async own(domain: string): Promise<void> {
      const { body: added, status: first } = await admin.post('/sso/domains', { domain }, host);
      if (first !== 201) throw new Error(JSON.stringify(added));
      records.set(domain.replace('@', ''), added.record);
      const { status, body } = await admin.put(`/sso/domains/${added.id}/verification`, {}, host);
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
  };
}
