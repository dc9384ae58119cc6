import { readConfig } from './read-config.ts';
import { SETTINGS, type Setting } from './settings.ts';

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the configuration', () => {
  it('starts with nothing set, and counts an empty value as not set', () => {
    expect(readConfig({ DATABASE_URL: '', EVIDENT_SAMPLE: ' ' })).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataFolder: './data',
      databaseUrl: undefined,
      sample: 'on',
    });
  });

  it('derives the public address from the port unless it is set', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://Research.example.com/' }).publicUrl).toBe('https://research.example.com');
  });

  it('refuses an unknown name and suggests the nearest one', () => {
    expect(refusal({ EVIDENT_DATADIR: '/x' })).toBe(
      'EVIDENT_DATADIR is not a setting of Evident: did you mean EVIDENT_DATA_DIR?',
    );
    expect(refusal({ EVIDENT_SAMPEL: 'on' })).toContain('did you mean EVIDENT_SAMPLE?');
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['HOST', 'http://x'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/app'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Evident <a@b'],
    ['EVIDENT_LOG_LEVEL', 'verbose'],
    ['EVIDENT_SAMPLE', 'true'],
  ])('refuses %s=%s and names the setting, the value and the expected format', (name, value) => {
    const { kind } = Object.values(SETTINGS).find((setting) => setting.name === name)!;
    expect(refusal({ [name]: value })).toContain(`${name} is "${value}", it must be ${kind.right}.`);
  });

  it('accepts the example of each address', () => {
    for (const { name, kind, example } of Object.values<Setting>(SETTINGS))
      if (/^https?:/.test(example)) expect([name, kind.read(example)]).toEqual([name, expect.anything()]);
  });

  it('reads a host with its port', () => {
    const { kind } = SETTINGS.clamd;
    expect(['clamd.internal:3310', '127.0.0.1:1', '[::1]:3310'].map((text) => kind.read(text))).toEqual([
      { host: 'clamd.internal', port: 3310 },
      { host: '127.0.0.1', port: 1 },
      { host: '::1', port: 3310 },
    ]);
    for (const text of ['clamd', ':3310', 'clamd:0', 'clamd:70000', 'tcp://clamd:3310', 'a b:1'])
      expect([text, kind.read(text)]).toEqual([text, undefined]);
  });

  it('reports all errors at once', () => {
    expect(refusal({ PORT: 'x', EVIDENT_SAMPLE: 'maybe', EVIDENT_X: '1' }).split('\n')).toHaveLength(3);
  });

  it('never prints a secret', () => {
    for (const { name, secret } of Object.values<Setting>(SETTINGS)) {
      if (secret) expect(refusal({ [name]: 'hunter2' })).not.toContain('hunter2');
    }
    expect(refusal({ SMTP_URL: 'hunter2', EVIDENT_SECRET: 'hunter2' })).toContain('SMTP_URL is malformed');
  });

  it('refuses an incomplete pair', () => {
    expect(refusal({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toBe(
      'S3_ACCESS_KEY_ID is set without S3_SECRET_ACCESS_KEY: set that too, or leave S3_ACCESS_KEY_ID out.',
    );
  });
});
