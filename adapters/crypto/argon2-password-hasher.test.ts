import { cpuMs } from '../../test/support/cpu-time.ts';
import { Argon2PasswordHasher } from './argon2-password-hasher.ts';

const hasher = new Argon2PasswordHasher();

describe('passwords', () => {
  it('are hashed by argon2id with the parameters OWASP recommends', async () => {
    expect(await hasher.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match their own hash and no other', async () => {
    const kept = await hasher.hash('correct horse');
    expect(await hasher.verify(kept, 'correct horse')).toBe(true);
    expect(await hasher.verify(kept, 'correct hors')).toBe(false);
    expect(await hasher.verify(kept, '')).toBe(false);
  });

  it('are salted', async () => {
    expect(await hasher.hash('same')).not.toBe(await hasher.hash('same'));
  });

  it('are compared in all 128 characters', async () => {
    const kept = await hasher.hash('ü'.repeat(128));
    expect(await hasher.verify(kept, 'ü'.repeat(127))).toBe(false);
    expect(await hasher.verify(kept, 'ü'.repeat(128))).toBe(true);
  });

  it('match regardless of Unicode composition', async () => {
    expect(await hasher.verify(await hasher.hash('caf\u00e9'), 'cafe\u0301')).toBe(true);
  });

  it('never match a missing account, at the same cost', async () => {
    await hasher.verify(null, 'warm up');
    const kept = await hasher.hash('x');
    const cost = async (hash: string | null): Promise<number> => {
      const start = cpuMs();
      for (let round = 0; round < 5; round++) await hasher.verify(hash, 'guess');
      return cpuMs() - start;
    };
    expect(await hasher.verify(null, 'the password of nobody')).toBe(false);
    const [missing, present] = [await cost(null), await cost(kept)];
    expect(missing).toBeGreaterThan(present / 4);
  });

  it.each(['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$broken', '$2b$10$abcdefghijklmnopqrstuv'])(
    'do not match the malformed hash %j',
    async (kept) => {
      expect(await hasher.verify(kept, 'x')).toBe(false);
    },
  );

  it('need a new hash if theirs has weaker parameters', async () => {
    const weaker = await new Argon2PasswordHasher({ memoryKib: 8_192, passes: 2, lanes: 1 }).hash('x');
    expect(hasher.outdated(weaker)).toBe(true);
    expect(await hasher.verify(weaker, 'x')).toBe(true);
    expect(hasher.outdated(await hasher.hash('x'))).toBe(false);
    expect(hasher.outdated('$2b$10$whatever')).toBe(true);
  });
});
