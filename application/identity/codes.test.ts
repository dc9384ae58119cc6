import { CODE_MINUTES, CODE_TRIES, HANDOVER_MINUTES, LINK_MINUTES, tryCode } from '@evident/domain/identity';
import { nodeSecrets } from '../../adapters/crypto/secrets.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { codeHash, newCode, newLink } from './codes.ts';

const NOW = new Date('2026-03-14T09:26:53.589Z');
const later = (minutes: number, ms = 0) => new Date(NOW.getTime() + minutes * 60_000 + ms);
const target = { email: 'ada@northwind.example', accountId: uuidV7.newId() };

describe('a code made for an address', () => {
  it(`works for ${CODE_MINUTES} minutes, for ${CODE_TRIES} tries and only against its own challenge`, () => {
    const { code, digits } = newCode(uuidV7, nodeSecrets, 'SIGN_IN', target, NOW);
    const hash = codeHash(nodeSecrets, code.id, digits);
    expect(CODE_MINUTES).toBe(10);
    expect(code).toMatchObject({
      kind: 'CODE',
      purpose: 'SIGN_IN',
      triesLeft: CODE_TRIES,
      expiresAt: later(CODE_MINUTES),
    });
    expect(tryCode(code, hash, later(CODE_MINUTES, -1))).toEqual({ fits: true });
    expect(tryCode(code, hash, later(CODE_MINUTES)).fits).toBe(false);
    expect(tryCode(code, codeHash(nodeSecrets, uuidV7.newId(), digits), NOW).fits).toBe(false);
  });

  it('as a link works for an hour, or for as long as its purpose needs', () => {
    expect(newLink(uuidV7, nodeSecrets, 'RESET_PASSWORD', target, NOW).code.expiresAt).toEqual(later(LINK_MINUTES));
    const handover = newLink(uuidV7, nodeSecrets, 'HANDOVER', target, NOW, HANDOVER_MINUTES);
    expect(handover.code.expiresAt).toEqual(later(HANDOVER_MINUTES));
    expect(handover.code.secretHash).toBe(nodeSecrets.hash(handover.secret));
  });
});
