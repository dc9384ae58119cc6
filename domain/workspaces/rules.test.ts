import { demandOwnDomains, isGuest, refuseGuest } from './index.ts';

describe('guests', () => {
  it.each([
    ['ada@acme.example', ['acme.example'], false],
    ['ada@ACME.example', ['@acme.example'], false],
    ['ada@eu.acme.example', ['acme.example'], true],
    ['ada@notacme.example', ['acme.example'], true],
    ['ada@acme.example', [], true],
  ])('%s with %j: %s', (email, domains, guest) => {
    expect(isGuest(email, domains)).toBe(guest);
  });

  it('are refused only where the rules of the workspace say so', () => {
    expect(() => refuseGuest({ guestsAllowed: true }, ['acme.example'], 'eve@elsewhere.example')).not.toThrow();
    expect(() => refuseGuest({ guestsAllowed: false }, ['acme.example'], 'ada@acme.example')).not.toThrow();
    expect(() => refuseGuest({ guestsAllowed: false }, ['acme.example'], 'eve@elsewhere.example')).toThrow(
      expect.objectContaining({ code: 'Forbidden', title: 'Guests are off in this workspace' }),
    );
  });

  it('cannot be turned off without domains, nor by a guest', () => {
    expect(() => demandOwnDomains(['acme.example'], 'ada@acme.example')).not.toThrow();
    expect(() => demandOwnDomains([], 'ada@acme.example')).toThrow('Add the domains of your organization first');
    expect(() => demandOwnDomains(['acme.example'], 'eve@elsewhere.example')).toThrow('Your own address is outside');
  });
});
