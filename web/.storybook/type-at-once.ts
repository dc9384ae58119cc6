/**
 * Types faster than anything can open: all keys in one go, to the element that has the focus now. Keys that
 * no handler takes are inserted there, as a browser does. `↵` is Enter.
 */
export function typeAtOnce(keys: string): void {
  for (const sign of keys) {
    const key = sign === '↵' ? 'Enter' : sign;
    const at = document.activeElement ?? document.body;
    const isFree = at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (isFree && key !== 'Enter' && at.matches('input, textarea')) document.execCommand('insertText', false, key);
  }
}
