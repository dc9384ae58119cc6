import { Dispatcher, type Layers, type Press } from './dispatcher.ts';

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ...NO_MODIFIERS,
  repeat: false,
  altGraph: false,
  ...more,
});
const BINDINGS = [
  { keys: 'g h' },
  { keys: 'm' },
  { keys: '?' },
  { keys: 'mod+z' },
  { keys: 'mod+k', whileTyping: true },
  { keys: 'Escape', layer: true as const },
  { keys: 'ArrowDown' },
];

describe('the dispatcher of keys', () => {
  let keys: Dispatcher;
  beforeEach(() => {
    keys = new Dispatcher(false);
  });
  const runs = (key: Press, layers: Layers = {}, at = 0) => keys.match(key, at, layers, BINDINGS)?.keys;
  const typed = (words: string) => [...words].map((key) => keys.keep(press(key)));
  const kept = () => {
    const found: string[] = [];
    for (let next = keys.next(); next; next = keys.next()) found.push(next.key);
    return found.join('');
  };
  const control = press('k', { ctrlKey: true });

  it.each<[string, Layers, (string | undefined)[]]>([
    ['nothing open', {}, ['m', '?', 'mod+k', 'Escape', 'ArrowDown']],
    ['a focused control that uses the key', { control: true }, []],
    ['the focus in a field', { field: true }, ['mod+k', 'Escape']],
    ['the focus in a dialog', { dialog: true }, ['Escape']],
    ['a field in a dialog', { field: true, dialog: true }, ['mod+k', 'Escape']],
    ['something unfinished', { unfinished: true }, ['mod+k', 'Escape', 'ArrowDown']],
  ])('runs with %s what is allowed there', (_, layers, wanted) => {
    const pressed = [press('m'), press('?'), control, press('Escape'), press('ArrowDown')];
    expect(pressed.map((key) => runs(key, layers)).filter((found) => found !== undefined)).toEqual(wanted);
  });

  it('waits a second for the rest of a sequence', () => {
    expect([runs(press('g')), runs(press('h'), {}, 900)]).toEqual([undefined, 'g h']);
    expect([runs(press('g'), {}, 2000), runs(press('h'), {}, 3000)]).toEqual([undefined, undefined]);
  });

  it('starts no sequence while something is unfinished', () => {
    expect([runs(press('g'), { unfinished: true }), runs(press('h'), {}, 10)]).toEqual([undefined, undefined]);
  });

  it('forgets a begun sequence when a field is awaited', () => {
    runs(press('g'));
    keys.hold();
    keys.release();
    expect(runs(press('h'), {}, 10)).toBeUndefined();
  });

  it('keeps no key before a field is awaited', () => {
    expect(typed('grow')).toEqual([false, false, false, false]);
    expect(kept()).toBe('');
  });

  it('keeps the keys in order until they are typed, with Backspace and Enter', () => {
    keys.hold();
    typed('Costs');
    keys.keep(press('Backspace'));
    keys.keep(press('Enter'));
    typed('x');
    expect(kept()).toBe('CostsBackspaceEnterx');
  });

  it('lets a repeated Enter of the button pass until a letter was typed', () => {
    keys.hold();
    expect([keys.keep(press('Enter')), keys.keep(press('Backspace'))]).toEqual([false, false]);
    typed('a');
    expect([keys.keep(press('Enter', { repeat: true })), keys.keep(press('Enter'))]).toEqual([true, true]);
    expect(kept()).toBe('aEnter');
  });

  it('keeps an Enter before any letter where it is asked for', () => {
    keys.hold(true);
    expect(keys.keep(press('Enter'))).toBe(true);
  });

  it('keeps characters of Alt Gr, and no shortcuts', () => {
    keys.hold();
    expect(keys.keep(press('@', { ctrlKey: true, altKey: true, altGraph: true }))).toBe(true);
    expect(keys.keep(control)).toBe(false);
    expect(kept()).toBe('@');
  });

  it.each(['Escape', 'Tab'])('stops waiting at %s', (key) => {
    keys.hold();
    typed('ab');
    expect(keys.keep(press(key))).toBe(false);
    expect([keys.holds, typed('m')]).toEqual([false, [false]]);
    expect(runs(press('m'))).toBe('m');
  });
});
