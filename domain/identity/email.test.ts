import { domainOfEmail, normalDomain, normalEmail } from './index.ts';

describe('an e-mail address', () => {
  it('is kept without surrounding space and in lower case', () => {
    expect(normalEmail('  Ada.Lovelace+notes@Example.ORG ')).toBe('ada.lovelace+notes@example.org');
  });
  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@-example.org',
    'ada@example..org',
    'ada@exa_mple.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.`.repeat(5),
  ])('is refused as %p', (text) => {
    expect(() => normalEmail(text)).toThrow('This is not an e-mail address');
  });
});

describe('a mail domain', () => {
  it('begins with @', () => {
    expect(normalDomain('Example.org')).toBe('@example.org');
    expect(normalDomain('@example.org')).toBe('@example.org');
    expect(domainOfEmail('ada@Sub.Example.org')).toBe('@sub.example.org');
  });
  it.each(['@', 'example', '@exa mple.org', 'ada@example.org'])('is refused as %p', (text) => {
    expect(() => normalDomain(text)).toThrow('This is not a mail domain');
  });
});
