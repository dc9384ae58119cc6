import { tabMemory } from '../tab-memory.ts';
import type { Who } from '../who.ts';

/** Names the account whose work this browser keeps. Written again on every sign-in, removed on sign-out. */
const LAST = 'evident-device';

let confirm: (name: string) => void;
/** Resolves once the server has named the member, or this page shows what it kept of them while offline. */
const confirmed = new Promise<string>((resolve) => {
  confirm = resolve;
});

/** A member in a workspace. Each has a database of their own in this browser. */
export const accountOf = ({ member, workspace }: Pick<Who, 'member' | 'workspace'>): string =>
  `${workspace.id}.${member.id}`;

export const confirmedAccount = (): Promise<string> => confirmed;

/** The account that used this browser last; null after a sign-out. */
export const lastAccount = (): string | null => localStorage.getItem(LAST);

export function confirmAccount(name: string): void {
  localStorage.setItem(LAST, name);
  tabMemory.open(name);
  confirm(name);
}

export function forgetAccount(): void {
  localStorage.removeItem(LAST);
  tabMemory.open(null);
}
