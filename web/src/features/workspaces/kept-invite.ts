const KEY = 'evident-invite';

/** Stores the token of an invite in this tab during sign-in, to keep it out of URLs. */
export const keptInvite = {
  get: (): string | null => sessionStorage.getItem(KEY),
  set: (token: string): void => sessionStorage.setItem(KEY, token),
  clear: (): void => sessionStorage.removeItem(KEY),
};
