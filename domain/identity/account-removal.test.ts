import { demandSuccessors } from './account-removal.ts';

describe('deleting an account', () => {
  const lab = { name: 'Lab', workspaceAdmin: true, otherAdmins: 0 };

  it('is refused while a workspace would lose its only admin', () => {
    expect(() => demandSuccessors([lab])).toThrow(
      expect.objectContaining({ code: 'InvalidOperation', title: 'You are the only admin of “Lab”' }),
    );
    expect(() => demandSuccessors([lab, { ...lab, name: 'Studio' }])).toThrow(
      'You are the only admin of “Lab”, “Studio”',
    );
  });
  it('passes where another admin stays, and where the person is no admin', () => {
    expect(() =>
      demandSuccessors([
        { ...lab, otherAdmins: 1 },
        { ...lab, workspaceAdmin: false },
      ]),
    ).not.toThrow();
    expect(() => demandSuccessors([])).not.toThrow();
  });
});
