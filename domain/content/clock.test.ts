import { clock, clockTime } from './index.ts';

describe('a moment of a recording', () => {
  it('is read as it is written', () => {
    for (const written of ['0:00', '0:21', '12:05', '1:02:03']) expect(clock(clockTime(written)!)).toBe(written);
    expect(clockTime('00:01.500')).toBe(1_500);
  });
  it('is none when it says none, or one that no recording has', () => {
    for (const written of ['', 'soon', '21', '0:60', '1:60:00', '-0:21', '9999:00:00'])
      expect(clockTime(written)).toBeNull();
  });
});
