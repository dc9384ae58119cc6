import { filesUnder, textOf } from './source-files.ts';

const CONNECTS = /new (pg\.)?(Client|Pool|DataSource|PgBoss)\(/;
const LIMITED = /SESSION_LIMITS|lock_timeout.*statement_timeout|statement_timeout.*lock_timeout/s;

describe('database connections', () => {
  it('have a lock timeout and a statement timeout everywhere', () => {
    const opening = ['adapters', 'api', 'application']
      .flatMap((folder) => filesUnder(folder, /(?<!\.test)\.ts$/))
      .filter((file) => CONNECTS.test(textOf(file)));
    expect(opening.length).toBeGreaterThan(4);
    expect(opening.filter((file) => !LIMITED.test(textOf(file)))).toEqual([]);
  });
});
