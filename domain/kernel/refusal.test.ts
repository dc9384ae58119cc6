import { REFUSAL_CODES, Refusal, StaleVersion, isUuid, notFound, refuse } from './index.ts';

describe('a refusal', () => {
  it('is an error with a code, the problem and the solution', () => {
    const refused = () => refuse('NotFound', 'Note not found', 'Check the address.');
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(
      expect.objectContaining({ code: 'NotFound', title: 'Note not found', advice: 'Check the address.' }),
    );
  });
  it('without a solution has no advice, so that none is sent', () => {
    expect(new Refusal('NotFound', 'Note not found').advice).toBeUndefined();
  });
  it('of something missing names it, and gives no hint whether it exists', () => {
    const refused = expect.objectContaining({ code: 'NotFound', title: 'Note not found', message: 'Note not found' });
    expect(() => notFound('Note')).toThrow(refused);
  });
  it('of a stale version says to reload, and is told from other invalid operations by its class', () => {
    const stale = new StaleVersion();
    expect(stale).toBeInstanceOf(Refusal);
    expect(stale).toMatchObject({ code: 'InvalidOperation', advice: 'Reload, then make your change again.' });
  });
  it('has one of the codes of the contract, each once', () => {
    expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
  });
});

describe('a UUID', () => {
  const uuid = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
  it.each([uuid, uuid.toUpperCase(), '00000000-0000-0000-0000-000000000000'])('is %s', (text) => {
    expect(isUuid(text)).toBe(true);
  });
  it.each([
    '',
    'public',
    uuid.slice(1),
    `${uuid}0`,
    ` ${uuid}`,
    `${uuid}\n`,
    uuid.replaceAll('-', ''),
    `{${uuid}}`,
    uuid.replace('a', 'g'),
  ])('is not %p', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
