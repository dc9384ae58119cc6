const KEY = 'evident-canvas-overview';

export const wasClosed = (): boolean => localStorage.getItem(KEY) !== 'open';

export function keepClosed(isClosed: boolean): void {
  if (isClosed) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'open');
}
