import { KeepAuditLogs } from '@evident/application/audit/keep-audit-logs';
import { SealAuditEntries } from '@evident/application/audit/seal-audit-entries';
import { Bus } from '../../api/kernel/bus.ts';
import { type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

interface Entry {
  readonly [field: string]: unknown;
  readonly action: string;
  readonly sequence: number | null;
}

describe('audit log', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  let here: Record<string, string>;
  let token: string;

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    here = { 'x-evident-workspace': teamId };
  });
  afterAll(() => test.close());

  const get = async (path: string) => (await ada.get(path, 'localhost', here)).body;
  const entries = async (query = ''): Promise<Entry[]> => (await get(`/audit-entries?limit=100${query}`)).items;
  const seal = () => test.app.get(Bus).ask(new SealAuditEntries());
  const owner = (sql: string, parameters: unknown[] = []) =>
    test.database.query(
      `ALTER TABLE audit_entry DISABLE TRIGGER keep_audit_entry; ${sql.replaceAll('$team', `'${teamId}'`)}; ALTER TABLE audit_entry ENABLE TRIGGER keep_audit_entry`,
      parameters,
    );
  /** Changes entries as the owner of the tables could, and undoes it. */
  const tampered = async (change: string) => {
    await owner(`CREATE TABLE kept_entries AS SELECT * FROM audit_entry WHERE team_id = $team; ${change}`);
    const report = await get('/audit-chain');
    await owner(
      `ALTER TABLE audit_entry DISABLE TRIGGER complete_audit_entry; DELETE FROM audit_entry WHERE team_id = $team;
       INSERT INTO audit_entry (id, team_id, at, actor_id, action, object_type, object_id, object_ids, project_id, region, detail, ip, device, program, program_id, program_name, sequence, hash)
       SELECT id, team_id, at, actor_id, action, object_type, object_id, object_ids, project_id, region, detail, ip, device, program, program_id, program_name, sequence, hash FROM kept_entries;
       ALTER TABLE audit_entry ENABLE TRIGGER complete_audit_entry; DROP TABLE kept_entries`,
    );
    return report.broken;
  };

  it('records changes with the address, browser and program they came from, in their transaction', async () => {
    const project = (await ada.post('/projects', { title: 'Pricing' }, 'localhost', here)).body;
    const wanted = { name: 'Nightly', scopes: ['read', 'write'] };
    token = (await ada.post('/me/tokens', wanted, 'localhost', here)).body.token;
    const program = test.visitor('198.51.100.23');
    const { status } = await program.post(`/projects/${project.id}/notes`, { title: 'Call' }, 'localhost', {
      authorization: `Bearer ${token}`,
    });
    expect(status).toBe(201);
    const [[created], [note]] = [await entries('&action=project:created'), await entries('&action=note:created')];
    expect(created).toMatchObject({ actorName: 'ada', objectType: 'PROJECT', objectId: project.id, program: null });
    expect(created).toMatchObject({ ip: '203.0.113.7', device: 'Test browser' });
    expect(note).toMatchObject({
      actorName: 'ada',
      objectType: 'NOTE',
      projectId: project.id,
      ip: '198.51.100.23',
      program: 'TOKEN',
      programName: 'Nightly',
    });
    expect(JSON.stringify(note)).not.toContain('Call');
    expect((await entries('&program=TOKEN')).map(({ action }) => action)).toEqual(['note:created', 'token:used']);
    expect((await entries('&ip=198.51.100.23')).map(({ action }) => action)).toEqual(['note:created', 'token:used']);
    expect(await entries(`&objectId=${project.id}&area=project`)).toHaveLength(1);
  });

  it('seals entries in a chain, and says how far it is whole', async () => {
    await seal();
    const all = await entries();
    expect(all.map(({ sequence }) => sequence).sort((a, b) => a! - b!)).toEqual(all.map((_, at) => at + 1));
    expect(await get('/audit-chain')).toMatchObject({
      checked: all.length,
      first: { sequence: 1 },
      last: { sequence: all.length },
      sealed: all.length,
      unsealed: 0,
      broken: null,
      next: null,
    });
  });

  it.each([
    ['changed', `UPDATE audit_entry SET action = 'x:y' WHERE team_id = $team AND sequence = 2`, 'CHANGED', 2],
    ['removed', 'DELETE FROM audit_entry WHERE team_id = $team AND sequence = 2', 'MISSING', 3],
    [
      'swapped',
      'UPDATE audit_entry SET sequence = 5 - sequence WHERE team_id = $team AND sequence IN (2, 3)',
      'CHANGED',
      2,
    ],
    [
      'inserted',
      `ALTER TABLE audit_entry DISABLE TRIGGER complete_audit_entry;
       INSERT INTO audit_entry (id, team_id, at, action, object_type, region, sequence, hash)
       SELECT gen_random_uuid(), team_id, at, action, object_type, region, sequence, hash FROM audit_entry WHERE team_id = $team AND sequence = 2;
       ALTER TABLE audit_entry ENABLE TRIGGER complete_audit_entry`,
      /CHANGED|INSERTED/,
      expect.any(Number),
    ],
    [
      'cut off at the end',
      'DELETE FROM audit_entry WHERE team_id = $team AND sequence = (SELECT max(sequence) FROM audit_entry WHERE team_id = $team)',
      'MISSING',
      expect.any(Number),
    ],
  ])('notices entries that were %s by the owner of the database', async (_, change, problem, sequence) => {
    expect(await tampered(change)).toMatchObject({ problem: expect.stringMatching(problem), sequence });
    expect((await get('/audit-chain')).broken).toBeNull();
  });

  it('refuses to change or delete entries, also to the owner of the tables', async () => {
    await expect(test.database.query(`UPDATE audit_entry SET action = 'x:y'`)).rejects.toThrow('are not changed');
    await expect(test.database.query('UPDATE audit_entry SET sequence = 9')).rejects.toThrow('are not changed');
    await expect(test.database.query('DELETE FROM audit_entry')).rejects.toThrow('are not changed');
  });

  it('keeps entries for some days, after which the rest of the chain can still be checked', async () => {
    await owner(
      `UPDATE audit_entry SET at = at - interval '200 days' WHERE team_id = $team AND action = 'workspace:created'`,
    );
    await owner(`UPDATE audit_entry SET sequence = NULL, hash = NULL WHERE team_id = $team`);
    await test.database.query('DELETE FROM audit_chain WHERE team_id = $1', [teamId]);
    await seal();
    const { sealed } = await get('/audit-chain');
    expect((await ada.put('/audit-rules', { retentionDays: 100, toFiles: false }, 'localhost', here)).status).toBe(400);
    const rules = { retentionDays: 180, toFiles: false };
    expect((await ada.put('/audit-rules', rules, 'localhost', here)).status).toBe(204);
    expect(await get('/audit-rules')).toEqual(rules);
    await test.app.get(Bus).ask(new KeepAuditLogs());
    await seal();
    expect(await get('/audit-chain')).toMatchObject({
      broken: null,
      forgotten: 1,
      checked: sealed,
      sealed: sealed + 1,
    });
    const [changed] = await entries('&area=audit-log');
    expect(changed).toMatchObject({ detail: { from: { retentionDays: null, toFiles: false }, to: rules } });
    await test.database.query('UPDATE audit_chain SET anchor_sequence = 2 WHERE team_id = $1', [teamId]);
    expect((await get('/audit-chain')).broken).toMatchObject({ problem: 'ANCHOR' });
    await test.database.query('UPDATE audit_chain SET anchor_sequence = 1 WHERE team_id = $1', [teamId]);
  });

  it('is exported as CSV and as JSON Lines, which is itself recorded', async () => {
    const exported = (query: string) =>
      test.app.inject({
        url: `/api/v1/audit-entries/export?area=project${query}`,
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
      });
    const csv = await exported('');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.trim().split('\n')).toHaveLength(2);
    const lines = (await exported('&format=jsonl')).body.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(await entries('&area=project'));
    expect((await entries('&area=audit-log')).filter(({ action }) => action === 'audit-log:exported')).toHaveLength(2);
  });
});
