import { addressesIn } from './addresses.ts';

describe('addresses that are pasted', () => {
  it.each([
    ['ada@example.org, bob@example.org', ['ada@example.org', 'bob@example.org']],
    ['Ada Lovelace <ada@example.org>;\n"Bob" <bob@example.org>', ['ada@example.org', 'bob@example.org']],
    ['ada@example.org ADA@example.org.', ['ada@example.org']],
    ['nobody', []],
  ])('%j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses));
});
