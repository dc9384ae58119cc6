import { whileShown } from './while-shown.ts';

describe('staying joined while the page is shown', () => {
  let window: EventTarget;
  let document: EventTarget & { hidden: boolean };
  let joined: number;
  let timers: (() => void)[];
  let stop: () => void;
  const begin = (hidden = false): void => {
    window = new EventTarget();
    document = Object.assign(new EventTarget(), { hidden });
    [joined, timers] = [0, []];
    const after = (_: number, call: () => void) => {
      timers.push(call);
      return () => void (timers = timers.filter((each) => each !== call));
    };
    const join = () => {
      joined += 1;
      return () => void (joined -= 1);
    };
    stop = whileShown(join, 60_000, { window, document: document as unknown as Document, after });
  };
  const turn = (hidden: boolean): void => {
    document.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (name: 'pagehide' | 'pageshow') => window.dispatchEvent(new Event(name));
  const wait = () => timers.forEach((call) => call());

  it('joins once', () => {
    begin();
    show('pageshow');
    turn(false);
    expect(joined).toBe(1);
  });

  it('leaves with the page, and joins again when it is restored', () => {
    begin();
    show('pagehide');
    turn(true);
    expect(joined).toBe(0);
    show('pageshow');
    turn(false);
    wait();
    expect(joined).toBe(1);
  });

  it('leaves after a while in the background only', () => {
    begin();
    turn(true);
    turn(false);
    wait();
    expect(joined).toBe(1);
    turn(true);
    expect(joined).toBe(1);
    wait();
    expect(joined).toBe(0);
    turn(false);
    expect(joined).toBe(1);
  });

  it('leaves after a while when it was opened in the background', () => {
    begin(true);
    expect(joined).toBe(1);
    wait();
    expect(joined).toBe(0);
  });

  it('leaves and stays away when stopped', () => {
    begin();
    turn(true);
    stop();
    show('pageshow');
    turn(false);
    expect([joined, timers.length]).toEqual([0, 0]);
  });
});
