import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('sections of a project over HTTP', () => {
  let test: TestApp;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());

  beforeAll(async () => {
    test = await sharedApp();
  });
  afterAll(() => test.close());

  it('are switched off and reordered by members with write access', async () => {
    const team = await test.people.team();
    const ada = await test.people.member(team);
    const bob = await test.people.member(team);
    const viewer = await test.people.member(team, 'VIEWER');
    const stranger = await test.people.member(await test.people.team());
    const id = await test.people.project(ada, 2);
    const change = (person: Person, sections: object[]) =>
      server().patch(`/api/v1/projects/${id}`).set(as(person)).send({ sections });
    const usual = ['notes', 'insights', 'tags', 'highlights', 'charts', 'readme'];
    const named = async () =>
      (await server().get(`/api/v1/projects/${id}`).set(as(viewer)).expect(200)).body.sections.map(
        ({ section, enabled }: { section: string; enabled: boolean }) => `${enabled ? '' : '-'}${section}`,
      );
    expect(await named()).toEqual(usual);
    await change(bob, [
      { section: 'tags', enabled: true, rank: 1 },
      { section: 'readme', enabled: false, rank: 400_000 },
    ]).expect(204);
    expect(await named()).toEqual(['tags', 'notes', 'insights', 'highlights', 'charts', '-readme']);
    await change(bob, [{ section: 'readme', enabled: true, rank: 2 }]).expect(204);
    expect((await named()).slice(0, 2)).toEqual(['tags', 'readme']);
    await change(viewer, [{ section: 'tags', enabled: false, rank: 1 }]).expect(403);
    await change(stranger, [{ section: 'tags', enabled: false, rank: 1 }]).expect(404);
    await change(ada, [{ section: 'themes', enabled: false, rank: 1 }]).expect(400);
  });
});
