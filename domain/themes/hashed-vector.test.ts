import { hashedVector } from './index.ts';

const alike = (one: string, other: string): number => {
  const [a, b] = [hashedVector(one, 256), hashedVector(other, 256)];
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
};

describe('vectors of words', () => {
  it.each([
    ['Die Lieferung kommt zu spät', 'Meine Lieferungen waren spät', 'Das Passwort ist falsch'],
    ['La livraison arrive en retard', 'Livraison en retard', 'Mon mot de passe est faux'],
    ['配送が遅れています', '配送が遅い', 'パスワードが違います'],
    ['التوصيل متأخر جدا', 'التوصيل متأخر', 'كلمة المرور خاطئة'],
  ])('are alike for texts that share words: %s', (text, similar, other) => {
    expect(alike(text, similar)).toBeGreaterThan(0.3);
    expect(alike(text, similar)).toBeGreaterThan(alike(text, other) + 0.2);
  });

  it('have length 1, and are zero without words', () => {
    expect(Math.hypot(...hashedVector('Lieferung', 64))).toBeCloseTo(1, 5);
    for (const text of ['', '!?', 'the and of']) expect(hashedVector(text, 64).some(Boolean)).toBe(false);
  });
});
