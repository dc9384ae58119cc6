import { EVERYTHING } from '@evident/domain/filters';
import { narrowed } from '../narrow.ts';
import { statementOf } from '../statement.ts';
import { notesCountedIn } from './row-bases.ts';
import { countedGroups } from './row-groups.ts';

const ID = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const sqlOf = (kind: 'SELECT' | 'TAG') => {
  const query = countedGroups(notesCountedIn(ID, EVERYTHING), 'NOTE', { kind, fieldId: ID });
  return statementOf(narrowed(query.toOperationNode() as never)).sql;
};

describe('the groups of the notes of a project', () => {
  it('are counted after one check whether the actor sees the project, not one for each note', () => {
    expect(sqlOf('SELECT')).toMatch(/where "p"\."id" = \$\d+ .*and "p"\."id" in \(SELECT r\.project_id/s);
    expect(sqlOf('SELECT')).not.toMatch(/"n"\."project_id" in/);
  });

  it('join the values of the field at once, instead of looking up one for each note', () => {
    const [, lateral] = sqlOf('SELECT').split('left join lateral');
    expect(lateral).not.toContain('field_value');
    expect(sqlOf('SELECT')).toContain('left join "field_value" as "gv"');
  });
});
