import { jest } from '@jest/globals';
import { newDwell, DWELL_MS } from './dwell.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

describe('a card held over another', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('has come to rest after a moment, also in a hand that trembles', () => {
    const rested = jest.fn();
    const rest = newDwell(rested);
    rest.over(at(10, 10));
    jest.advanceTimersByTime(DWELL_MS - 1);
    rest.over(at(13, 12));
    expect(rested).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(rested).toHaveBeenCalledTimes(1);
  });

  it('has not while it is carried across', () => {
    const rested = jest.fn();
    const rest = newDwell(rested);
    for (let x = 0; x < 200; x += 10) {
      rest.over(at(x, 10));
      jest.advanceTimersByTime(DWELL_MS - 1);
    }
    expect(rested).not.toHaveBeenCalled();
  });

  it('has not once it left', () => {
    const rested = jest.fn();
    const rest = newDwell(rested);
    rest.over(at(10, 10));
    rest.left();
    jest.advanceTimersByTime(DWELL_MS * 2);
    expect(rested).not.toHaveBeenCalled();
  });
});
