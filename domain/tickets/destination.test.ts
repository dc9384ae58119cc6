import {
  DESTINATION,
  type DestinationKind,
  type SentSettings,
  originOf,
  readSettings,
  refuseBadSecrets,
  refuseWithoutToken,
  secretPlace,
} from './index.ts';

const TEAM = '0f1e9b1a-6a0f-4f0f-9a57-0d0f6a6c1f3e';
const SIGNING = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqr';
const read = (kind: DestinationKind, sent: SentSettings) => readSettings(kind, sent, (url) => url);
const invalid = (title: string) => expect.objectContaining({ code: 'ValidationError', title });
const JIRA = { url: 'https://acme.atlassian.net/', project: 'RES', account: 'ada@example.com' };

describe('a destination', () => {
  it('keeps the settings of its kind, and no others', () => {
    const none = { project: '', account: '', issueType: '', header: '', urlPointer: '', keyPointer: '' };
    expect(read('JIRA', { ...JIRA, header: 'X' })).toEqual({
      ...none,
      url: 'https://acme.atlassian.net',
      project: 'RES',
      account: 'ada@example.com',
      issueType: 'Task',
    });
    expect(read('LINEAR', { project: TEAM })).toEqual({
      ...none,
      url: 'https://api.linear.app/graphql',
      project: TEAM,
    });
    expect(read('GITHUB', { project: ' acme/app ' })).toMatchObject({
      url: 'https://api.github.com',
      project: 'acme/app',
    });
    expect(read('GENERIC', { url: 'https://a.example', header: 'X-Key', urlPointer: '/a/0' })).toEqual({
      ...none,
      url: 'https://a.example',
      header: 'X-Key',
      urlPointer: '/a/0',
    });
  });

  it.each<[DestinationKind, SentSettings, string]>([
    ['JIRA', { ...JIRA, project: 'res' }, 'The project is not valid'],
    ['JIRA', { ...JIRA, project: 'RES/../x' }, 'The project is not valid'],
    ['JIRA', { ...JIRA, account: 'ada:x@example.com' }, 'The account is not valid'],
    ['LINEAR', { project: 'RES' }, 'The team is not valid'],
    ['GITHUB', { project: 'acme' }, 'The repository is not valid'],
    ['GITHUB', { project: '../app' }, 'The repository is not valid'],
    ['GITHUB', { project: 'acme/..' }, 'The repository is not valid'],
    ['GENERIC', { header: 'X Key' }, 'The header is not valid'],
    ['GENERIC', { header: 'Host' }, 'The header is not valid'],
    ['GENERIC', { header: 'webhook-signature' }, 'The header is not valid'],
    ['GENERIC', { urlPointer: 'issue' }, 'The pointer is not valid'],
    ['GENERIC', { keyPointer: '//' }, 'The pointer is not valid'],
  ])('of %s is refused with %j', (kind, sent, title) => {
    expect(() => read(kind, sent)).toThrow(invalid(title));
  });

  it('takes secrets that cannot change the request', () => {
    expect(() => refuseBadSecrets('JIRA', { token: 'a\nb' })).toThrow(invalid('The token is not valid'));
    expect(() => refuseBadSecrets('JIRA', { signingSecret: SIGNING })).toThrow(
      invalid('This service takes no signature'),
    );
    expect(() => refuseBadSecrets('GENERIC', { signingSecret: 'whsec_short' })).toThrow(
      invalid('The signing secret is not valid'),
    );
    expect(() => refuseBadSecrets('GENERIC', { token: 'a b', signingSecret: SIGNING })).not.toThrow();
    expect(() => refuseBadSecrets('GENERIC', { token: null, signingSecret: null })).not.toThrow();
  });

  it('needs a token, and a generic one a header for it', () => {
    const token = { token: 'sealed', signing: null };
    const none = { token: null, signing: null };
    expect(() => refuseWithoutToken('LINEAR', none, '')).toThrow(invalid('The token is missing'));
    expect(() => refuseWithoutToken('GENERIC', none, 'X-Key')).toThrow(invalid('The header has no value'));
    expect(() => refuseWithoutToken('GENERIC', token, '')).toThrow(invalid('The value has no header'));
    for (const [secrets, header] of [
      [none, ''],
      [token, 'X-Key'],
    ] as const)
      expect(() => refuseWithoutToken('GENERIC', secrets, header)).not.toThrow();
  });

  it('has secrets for its server only', () => {
    expect(originOf('https://A.example:8443/x?y#z')).toBe('https://a.example:8443');
    expect(secretPlace('d', 'https://a.example/x')).toBe(secretPlace('d', 'https://a.example/y'));
    expect(secretPlace('d', 'https://a.example')).not.toBe(secretPlace('d', 'https://a.example.org'));
    expect(secretPlace('d', 'https://a.example')).not.toBe(secretPlace('e', 'https://a.example'));
    expect(DESTINATION.titleOf({ title: 'Backlog' } as never)).toBe('Backlog');
  });
});
