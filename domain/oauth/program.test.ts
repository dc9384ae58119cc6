import { demandRegistration, forgottenBefore, viewRegistration } from './index.ts';

const uris = ['https://program.example/back'];

describe('the registration of a program', () => {
  it('takes a name and addresses, and ignores the rest', () => {
    expect(demandRegistration({ client_name: ' Assistant ', redirect_uris: uris, client_secret: 'x' })).toEqual({
      name: 'Assistant',
      redirectUris: uris,
    });
  });

  it('names a nameless one by its host, and removes characters that deceive', () => {
    expect(demandRegistration({ redirect_uris: uris }).name).toBe('program.example');
    expect(demandRegistration({ redirect_uris: ['http://localhost/back'] }).name).toBe('Program on a device');
    expect(demandRegistration({ redirect_uris: uris, client_name: 'E\u200bvi\u202edent\n' }).name).toBe('Evident');
    expect(demandRegistration({ redirect_uris: uris, client_name: 'a'.repeat(200) }).name).toHaveLength(100);
  });

  it.each([null, 'x', {}, { redirect_uris: 'https://p.example' }, { redirect_uris: [] }, { redirect_uris: [7] }])(
    'refuses %j',
    (metadata) =>
      expect(() => demandRegistration(metadata)).toThrow(expect.objectContaining({ error: 'invalid_redirect_uri' })),
  );
  it('refuses more than ten addresses, and a name that is no text', () => {
    expect(() => demandRegistration({ redirect_uris: Array.from({ length: 11 }, () => uris[0]) })).toThrow('1 to 10');
    expect(() => demandRegistration({ redirect_uris: uris, client_name: {} })).toThrow('client_name');
  });

  it('is answered without a secret', () => {
    const createdAt = new Date('2026-11-28T10:00:00.900Z');
    expect(viewRegistration({ id: 'i', name: 'Assistant', redirectUris: uris, createdAt })).toMatchObject({
      client_id: 'i',
      client_id_issued_at: 1795860000,
      token_endpoint_auth_method: 'none',
    });
  });

  it('is forgotten after a day without use, or 90 days after the last', () => {
    const { unused, idle } = forgottenBefore(new Date('2026-11-28T10:00:00Z'));
    expect([unused.toISOString(), idle.toISOString()]).toEqual([
      '2026-11-27T10:00:00.000Z',
      '2026-08-30T10:00:00.000Z',
    ]);
  });
});
