import { type SignInApp, openSignInApp } from './sign-in-app.ts';
import type { Visitor } from './visitor.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

type Values = Readonly<Record<string, unknown>>;
/** Attributes of users, groups, lists and errors. Each answer has some of them. */
interface ScimBody extends Values {
  readonly id: string;
  readonly userName: string;
  readonly active: boolean;
  readonly displayName: string;
  readonly name: Values;
  readonly emails: readonly Values[];
  readonly members: readonly { readonly value: string }[];
  readonly meta: { readonly version: string };
  readonly [ENTERPRISE_SCHEMA]: Values;
  readonly Resources: readonly ScimBody[];
  readonly Operations: readonly { readonly status: string }[];
}
export interface ScimAnswer {
  readonly status: number;
  readonly headers: Values;
  readonly body: ScimBody;
}

/** A directory with a token of a workspace. Sends no User-Agent, like some directories. */
export class TestDirectory {
  constructor(
    private readonly test: SignInApp,
    readonly token: string,
  ) {}

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<ScimAnswer> {
    const answer = await this.test.app.inject({
      method,
      url: `/scim/v2${path}`,
      ...(body && { payload: JSON.stringify(body) }),
      headers: {
        host: 'localhost',
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/scim+json; charset=utf-8' }),
        ...headers,
      },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body ? JSON.parse(answer.body) : undefined,
    };
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  patch = (path: string, operations: object | object[], headers?: Record<string, string>) =>
    this.send('PATCH', path, { schemas: [PATCH_SCHEMA], Operations: operations }, headers);
  user = (userName: string, more: object = {}) =>
    this.send('POST', '/Users', { schemas: [USER_SCHEMA], userName, ...more });
  group = (displayName: string, memberIds: readonly string[] = []) =>
    this.send('POST', '/Groups', {
      schemas: [GROUP_SCHEMA],
      displayName,
      members: memberIds.map((value) => ({ value })),
    });
}

export interface ScimWorkspace {
  readonly admin: Visitor;
  readonly teamId: string;
  readonly adminId: string;
  readonly here: Record<string, string>;
  readonly directory: TestDirectory;
}

/** A workspace with an admin and a directory. */
export async function scimWorkspace(test: SignInApp, email: string, name: string): Promise<ScimWorkspace> {
  const admin = await test.person(email);
  const { id: teamId } = (await admin.post('/workspaces', { name })).body;
  const here = { 'x-evident-workspace': teamId };
  const { token } = (await admin.post('/provisioning/tokens', { name: 'Directory' }, 'localhost', here)).body;
  const adminId = (await admin.get('/me', 'localhost', here)).body.member.id;
  return { admin, teamId, adminId, here, directory: new TestDirectory(test, token) };
}

export { type SignInApp, openSignInApp };
