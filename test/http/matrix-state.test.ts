import { openApp } from '../support/app.ts';
import { stateOf } from './matrix/state-of.ts';

describe('the state of a workspace', () => {
  it('differs after a change, equals itself before one, and leaves out other workspaces', async () => {
    const test = await openApp();
    try {
      const ada = await test.people.member(await test.people.team());
      const stranger = await test.people.member(await test.people.team());
      const [own, foreign] = [await test.people.project(ada), await test.people.project(stranger)];
      const rename = (id: string) => test.database.query(`UPDATE project SET title = title || '!' WHERE id = $1`, [id]);
      const before = await stateOf(test, ada.teamId);
      expect(await stateOf(test, ada.teamId)).toBe(before);
      await rename(foreign);
      expect(await stateOf(test, ada.teamId)).toBe(before);
      await rename(own);
      expect(await stateOf(test, ada.teamId)).not.toBe(before);
    } finally {
      await test.close();
    }
  });
});
