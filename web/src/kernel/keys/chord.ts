export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const MODIFIERS = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'CapsLock', 'Dead']);

/**
 * Normalizes a key press: `k`, `?`, `mod+k`, `shift+j`, `Escape`; null for a modifier alone. `mod` is ⌘ on a Mac and
 * Ctrl elsewhere.
 */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, mac: boolean): string | null {
  if (MODIFIERS.has(key)) return null;
  const letter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  const held = [
    (mac ? metaKey : ctrlKey) && 'mod',
    (mac ? ctrlKey : metaKey) && (mac ? 'ctrl' : 'meta'),
    altKey && !isTypedByAlt(key) && 'alt',
    shiftKey && (letter || key.length > 1) && 'shift',
  ].filter(Boolean);
  return [...held, letter ? key.toLowerCase() : key === ' ' ? 'Space' : key].join('+');
}

/** Many keyboards need Alt Gr for `[`, `/` or `?`. Alt is then not a modifier. */
function isTypedByAlt(key: string): boolean {
  return key.length === 1 && !/[a-z0-9]/i.test(key);
}

export interface Match<Binding> {
  run?: Binding;
  pending: boolean;
}

/** Returns the newest binding for the keys just pressed, and whether a longer one is possible. `g h` is two presses. */
export function matchKeys<Binding extends { keys: string }>(
  bindings: readonly Binding[],
  pressed: readonly string[],
): Match<Binding> {
  const sequence = pressed.join(' ');
  return {
    run: bindings.findLast(({ keys }) => keys === sequence),
    pending: bindings.some(({ keys }) => keys.startsWith(`${sequence} `)),
  };
}

const SIGNS: Record<string, string> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
};

/** Formats keys as on the keyboard: an entry per press, a label per key. `mod+k` is Ctrl K, or ⌘ K on a Mac. */
export function keySigns(keys: string, mac: boolean): string[][] {
  const held: Record<string, string> = mac
    ? { mod: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧' }
    : { mod: 'Ctrl', meta: 'Win', alt: 'Alt', shift: 'Shift' };
  return keys
    .split(' ')
    .map((press) => press.split('+').map((part) => held[part] ?? SIGNS[part] ?? part.toUpperCase()));
}
