import type { SignInApp } from './sign-in-app.ts';
import { openSignInApp } from './sign-in-app.ts';
import { PlainProgram, allow, codeIn } from './oauth-client.ts';
import type { Visitor } from './visitor.ts';

/** A workspace with an admin and a member, another workspace of the admin, and a registered program. */
export interface OauthWorld {
  readonly test: SignInApp;
  readonly ada: Visitor;
  readonly ben: Visitor;
  readonly teamId: string;
  readonly otherTeam: string;
  readonly program: PlainProgram;
  codeFor(visitor?: Visitor, scopes?: readonly string[]): Promise<string>;
  tokensFor(visitor?: Visitor, scopes?: readonly string[]): Promise<{ access_token: string; refresh_token: string }>;
}

export async function openOauthWorld(): Promise<OauthWorld> {
  const test = await openSignInApp();
  const ada = await test.person('ada@example.org');
  const teamId: string = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
  const otherTeam: string = (await ada.post('/workspaces', { name: 'Umbrella' })).body.id;
  const ben = await test.person('ben@example.org');
  await test.database.query(
    `INSERT INTO member (id, team_id, account_id, name, email, role, workspace_admin, created_at)
     SELECT gen_random_uuid(), $1, a.id, a.name, a.email, 'MANAGER', false, now() FROM account a WHERE a.email = 'ben@example.org'`,
    [teamId],
  );
  const program = await PlainProgram.register(test.app);
  const codeFor = async (visitor = ada, scopes: readonly string[] = ['read', 'write']): Promise<string> => {
    const answer = await allow(visitor, teamId, program.page(), scopes);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return codeIn(answer.body.url);
  };
  const tokensFor = async (visitor?: Visitor, scopes?: readonly string[]) =>
    (await program.exchange(await codeFor(visitor, scopes))).body as { access_token: string; refresh_token: string };
  return { test, ada, ben, teamId, otherTeam, program, codeFor, tokensFor };
}
