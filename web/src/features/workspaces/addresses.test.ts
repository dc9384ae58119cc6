import { addressesIn } from './addresses.ts';

describe('addresses that are pasted', () => {
  it.each([
    ['ada@example.org, bob@example.org', ['ada@example.org', 'bob@example.org']],
    ['Ada Lovelace <ada@example.org>;\n"Bob" <bob@example.org>', ['ada@example.org', 'bob@example.org']],
    ['"Lovelace, Ada" <ada@example.org> Bob <bob@example.org>', ['ada@example.org', 'bob@example.org']],
    ['carl@example.org Ada <ada@example.org>', ['carl@example.org', 'ada@example.org']],
    ['ada@example.org ADA@example.org.', ['ada@example.org']],
  ])('%j', (text, emails) => expect(addressesIn(text)).toEqual({ emails, unread: [] }));

  it('are told apart from what is none, which is kept', () => {
    expect(addressesIn('ada@example.org, bob example org\ncarl, @, dora@')).toEqual({
      emails: ['ada@example.org'],
      unread: ['bob example org', 'carl', '@', 'dora@'],
    });
  });
});
