import { createStore, useStore } from './store.ts';

export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  tone?: 'plain' | 'danger';
  title: string;
  message?: string;
  action?: ToastAction;
  /** The address of what it is about. */
  link?: string | undefined;
  /** Shown before `action`. */
  also?: ToastAction;
}

export interface ShownToast extends Toast {
  id: number;
}

const AT_MOST = 3;
export const toasts = createStore<readonly ShownToast[]>([]);
let last = 0;

/** Shows a toast; older ones are removed. Returns a function that hides it. */
export function showToast(toast: Toast): () => void {
  const id = ++last;
  toasts.change((shown) => [...shown, { ...toast, id }].slice(-AT_MOST));
  return () => hideToast(id);
}

export function hideToast(id: number): void {
  toasts.change((shown) => shown.filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  toasts.set([]);
}

export function useToasts(): readonly ShownToast[] {
  return useStore(toasts);
}
