import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

/** Also its working directory, in which it looks for its own `../package.json`. */
const folder = dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector-cli'));
const program = join(folder, 'cli.js');

describe('the MCP server, called by the inspector on the command line,', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
  });
  afterAll(() => test.close());

  const inspect = async (...given: string[]): Promise<Record<string, unknown>> => {
    const url = `${await test.app.getUrl()}/mcp`;
    const header = `Authorization: Bearer ${ada.token}`;
    const words = [program, '--cli', url, '--transport', 'http', '--header', header, ...given];
    return new Promise((resolve, reject) => {
      execFile(process.execPath, words, { cwd: folder, env: { PATH: process.env['PATH'] } }, (fault, stdout, stderr) =>
        fault ? reject(new Error(`${stdout}${stderr}`)) : resolve(JSON.parse(stdout)),
      );
    });
  };

  it('lists tools, resources and prompts', async () => {
    const [{ tools }, { resources }, { resourceTemplates }, { prompts }] = await Promise.all([
      inspect('--method', 'tools/list'),
      inspect('--method', 'resources/list'),
      inspect('--method', 'resources/templates/list'),
      inspect('--method', 'prompts/list'),
    ]);
    expect(tools).toContainEqual(expect.objectContaining({ name: 'search', inputSchema: expect.anything() }));
    expect(resources).toEqual([]);
    expect(resourceTemplates).toMatchObject([{ uriTemplate: 'evident://notes/{noteId}{?start}' }]);
    expect(prompts).toContainEqual(expect.objectContaining({ name: 'answer_with_citations' }));
  });

  it('calls a tool', async () => {
    const call = ['--method', 'tools/call', '--tool-name'];
    const { content } = await inspect(...call, 'list_notes', '--tool-arg', `projectId=${projectId}`, 'limit=5');
    expect(JSON.parse((content as { text: string }[])[0]!.text)).toMatchObject({ answer: { items: [], next: null } });
    await expect(inspect(...call, 'list_notes', '--tool-arg', 'projectId=x')).resolves.toMatchObject({ isError: true });
  });
});
