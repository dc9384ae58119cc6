import { waveformPath } from './waveform-path.ts';

describe('a waveform', () => {
  it('is one bar per three pixels, as high as the loudest peak in it', () => {
    expect(waveformPath([0, 128, 255, 10], 6, 20)).toBe('M0 5h2v10h-2zM3 0h2v20h-2z');
  });

  it('shows silence as dots', () => expect(waveformPath([0, 0], 3, 20)).toBe('M0 9h2v2h-2z'));

  it('is empty without peaks or room', () => {
    expect(waveformPath([], 300, 20)).toBe('');
    expect(waveformPath([1], 2, 20)).toBe('');
  });
});
