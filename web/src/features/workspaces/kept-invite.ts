const KEY = 'evident-invite';

/** The token of an invite, kept in this tab while its holder signs in, so that it needn't stand in an address. */
export const keptInvite = {
  get: (): string | null => sessionStorage.getItem(KEY),
  set: (token: string): void => sessionStorage.setItem(KEY, token),
  clear: (): void => sessionStorage.removeItem(KEY),
};
