import { type TestDatabase, openDatabase } from '../support/database.ts';
import { committedSchema, schemaText } from '../support/schema-text.ts';

describe('the row types', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  it('are those of the migrated database: run `npm run schema` after a migration', async () => {
    expect(await schemaText(database.query)).toBe(committedSchema());
  });
});
