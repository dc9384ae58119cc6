import { refuse } from '../kernel/index.ts';
import {
  OauthRefusal,
  backWithCode,
  backWithError,
  demandAllowed,
  demandWished,
  demandWishedScopes,
  faultOf,
  isVerifier,
  refuseOauth,
  workspaceOfResource,
} from './index.ts';

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const asked = { clientId: 'c', redirectUri: 'https://p.example/back', state: 's', responseType: 'code' };
const proved = { ...asked, codeChallenge: challenge, codeChallengeMethod: 'S256' };

describe('an authorization request', () => {
  it('has a challenge and scopes, read by default', () => {
    expect(demandWished(proved)).toEqual({ challenge, scopes: ['read'] });
    expect(demandWished({ ...proved, scope: 'write  read' }).scopes).toEqual(['read', 'write']);
  });

  it('has a short form, in which code is the challenge', () => {
    expect(demandWished({ clientId: 'c', redirectUri: 'r', code: challenge })).toEqual({ challenge, scopes: ['read'] });
    expect(() => demandWished({ ...proved, code: 'other' })).toThrow('code_challenge');
  });

  it.each([
    [{ ...proved, codeChallengeMethod: 'plain' }, 'invalid_request'],
    [{ ...asked, codeChallenge: challenge }, 'invalid_request'],
    [asked, 'invalid_request'],
    [{ ...proved, codeChallenge: `${challenge}a` }, 'invalid_request'],
    [{ ...proved, responseType: 'token' }, 'unsupported_response_type'],
    [{ ...proved, responseType: undefined }, 'unsupported_response_type'],
    [{ ...proved, scope: 'read openid' }, 'invalid_scope'],
  ])('%j is refused as %s', (request, error) => expect(faultOf(() => demandWished(request))?.error).toBe(error));

  it('has faults of other rules too, and passes other errors on', () => {
    expect(faultOf(() => 1)).toBeNull();
    expect(faultOf(() => refuse('ValidationError', 'No'))).toEqual({ error: 'invalid_request', description: 'No' });
    expect(faultOf(() => refuseOauth('invalid_target', 'No'))).toEqual({ error: 'invalid_target', description: 'No' });
    expect(() =>
      faultOf(() => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
  });

  it('is allowed as asked or less', () => {
    expect(demandAllowed(['read'], { scopes: ['read', 'write'] })).toEqual(['read']);
    expect(() => demandAllowed(['read', 'write'], { scopes: ['read'] })).toThrow('did not ask');
    expect(() => demandAllowed(['write'], { scopes: ['read', 'write'] })).toThrow();
    expect(() => demandWishedScopes('write')).toThrow(OauthRefusal);
  });

  it('is answered with the state and the issuer', () => {
    expect(backWithCode(asked, 'https://e.example', 'x')).toBe(
      'https://p.example/back?code=x&state=s&iss=https%3A%2F%2Fe.example',
    );
    expect(
      backWithError({ redirectUri: asked.redirectUri }, 'https://e.example', {
        error: 'access_denied',
        description: 'No',
      }),
    ).toBe('https://p.example/back?error=access_denied&error_description=No&iss=https%3A%2F%2Fe.example');
  });

  it('has a verifier of 43 to 128 characters', () => {
    expect([42, 43, 128, 129].map((length) => isVerifier('a'.repeat(length)))).toEqual([false, true, true, false]);
    expect(isVerifier(`${'a'.repeat(43)}=`)).toBe(false);
  });
});

describe('the resource of a request', () => {
  const root = 'https://evident.example:8443';
  it.each([
    [undefined, null],
    [root, null],
    [`${root}/mcp`, null],
    [`${root}/api/v1`, null],
    ['https://Acme.evident.example:8443/mcp', 'acme'],
  ])('%s names %s', (resource, workspace) => expect(workspaceOfResource(resource, root)).toBe(workspace));
  it.each([
    'x',
    'https://evident.example/mcp',
    'http://acme.evident.example:8443/mcp',
    'https://a.b.evident.example:8443/mcp',
    'https://.evident.example:8443/mcp',
    'https://acmeevident.example:8443/mcp',
    'https://evil.example/mcp?https://evident.example:8443',
    'https://acme.evident.example:8443@evil.example/mcp',
    `${root}/elsewhere`,
  ])('%s is of another installation', (resource) =>
    expect(() => workspaceOfResource(resource, root)).toThrow(expect.objectContaining({ error: 'invalid_target' })),
  );
});
