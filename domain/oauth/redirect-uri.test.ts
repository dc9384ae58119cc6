import fc from 'fast-check';
import { hostOfRedirect, isRedirectUri, isRegistered, withParameters } from './index.ts';

describe('a redirect address', () => {
  it.each([
    'https://assistant.example/api/mcp/auth_callback',
    'https://program.example',
    'https://program.example:8443/back?one=1',
    'http://127.0.0.1/back',
    'http://localhost:33418/',
    'http://[::1]:8080/back',
    'com.example.app:/back',
    'cursor://anysphere.cursor-retrieval/oauth/callback',
    'vscode://vscode.github-authentication/did-authenticate',
  ])('can be %s', (uri) => expect(isRedirectUri(uri)).toBe(true));

  it.each([
    '',
    'program.example/back',
    '//program.example/back',
    'http://program.example/back',
    'http://localhost.program.example/back',
    'http://127.0.0.1.program.example/',
    'http://localhost@evil.example/',
    'https://user@program.example/back',
    'https://program.example/back#part',
    'https://*.program.example/back',
    'https://program.example/*',
    'https://program.example/ back',
    'https://program.example\\@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'unknown:/back',
    `https://program.example/${'a'.repeat(500)}`,
  ])('cannot be %s', (uri) => expect(isRedirectUri(uri)).toBe(false));

  it('is compared character by character, except for the port of a loopback address', () => {
    const registered = ['https://program.example/back', 'http://127.0.0.1:1234/back'];
    expect(isRegistered(registered, 'https://program.example/back')).toBe(true);
    expect(isRegistered(registered, 'http://127.0.0.1:51004/back')).toBe(true);
    expect(isRegistered(registered, 'http://127.0.0.1/back')).toBe(true);
    for (const uri of [
      'https://program.example/back/',
      'https://program.example/Back',
      'https://program.example:443/back',
      'https://program.example/back?x',
      'http://localhost:1234/back',
      'http://127.0.0.1:1234/other',
      'http://127.0.0.1:1234/back?x',
    ])
      expect([uri, isRegistered(registered, uri)]).toEqual([uri, false]);
    expect(isRegistered(['javascript:alert(1)'], 'javascript:alert(1)')).toBe(false);
  });

  it('has a host for people, unless it leads to the device', () => {
    expect(hostOfRedirect('https://Assistant.example:444/back')).toBe('assistant.example');
    for (const uri of ['http://localhost/back', 'com.example:/back', 'https://a@b/'])
      expect(hostOfRedirect(uri)).toBeNull();
  });

  it('keeps its own query, and every character of a value', () => {
    expect(withParameters('https://p.example/b?x=1', { code: 'a', state: undefined })).toBe(
      'https://p.example/b?x=1&code=a',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (state) => {
        expect(new URL(withParameters('https://p.example/b', { state })).searchParams.get('state')).toBe(state);
      }),
    );
  });
});
