import { networkOf } from '../kernel/host.ts';

/** A parser for values from the environment; `right` completes the sentence "it must be …". */
export interface Kind<T> {
  readonly right: string;
  /** Returns `undefined` if the text is malformed. */
  read(text: string): T | undefined;
}

export const port: Kind<number> = {
  right: 'a port number from 1 to 65535',
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined),
};

export const host: Kind<string> = {
  right: 'an address or host name to listen on, without a port',
  read: (text) => (/^[a-z0-9.-]+$/i.test(text) || /^[0-9a-f:]*:[0-9a-f:.]*$/i.test(text) ? text : undefined),
};

/** As `clamd.internal:3310` or `[::1]:3310`. */
export const hostAndPort: Kind<{ readonly host: string; readonly port: number }> = {
  right: 'a host and a port, such as clamd.internal:3310',
  read(value) {
    const [, name, digits = ''] = /^([a-z0-9.-]+|\[[0-9a-f:.]+\]):(\d{1,5})$/i.exec(value) ?? [];
    const number = port.read(digits);
    return name && number ? { host: name.replace(/[[\]]/g, ''), port: number } : undefined;
  },
};

/** Comma-separated hosts, without ports. */
export const hosts: Kind<readonly string[]> = {
  right: 'host names or addresses such as hooks.internal, separated by commas',
  read(text) {
    const list = text.split(',').map((each) => each.trim().toLowerCase());
    return list.every((each) => /^[a-z0-9.-]+$/.test(each)) ? list : undefined;
  },
};

/** Comma-separated addresses and networks. */
export const networks: Kind<readonly string[]> = {
  right: 'addresses or networks such as 127.0.0.1, 10.0.0.0/8, separated by commas',
  read(text) {
    const list = text.split(',').map((each) => each.trim());
    return list.every((each) => networkOf(each)) ? list : undefined;
  },
};

/** A whole number of at least `least`. */
export const count = (least: number): Kind<number> => ({
  right: `a whole number, ${least} or more`,
  read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least ? Number(text) : undefined),
});

export const folder: Kind<string> = {
  right: 'the path of a folder',
  read: (text) => (text.includes('\0') ? undefined : text),
};

export const file: Kind<string> = { ...folder, right: 'the path of a file' };

export const text: Kind<string> = { right: 'a non-empty text', read: (value) => value };

/** Long enough not to be guessed. */
export const secret: Kind<string> = {
  right: 'at least 32 characters',
  read: (value) => (value.length >= 32 ? value : undefined),
};

/** Comma-separated. */
export const secrets: Kind<readonly string[]> = {
  right: 'secrets of at least 32 characters, separated by commas',
  read(text) {
    const list = text.split(',').map((each) => each.trim());
    return list.every((each) => secret.read(each) !== undefined) ? list : undefined;
  },
};

/** With a leading @. */
export const mailDomain: Kind<string> = {
  right: 'a mail domain such as @example.com',
  read: (value) => (/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value) ? value.toLowerCase() : undefined),
};

export const mailAddress: Kind<string> = {
  right: 'an email address, alone or as in Evident <evident@example.com>',
  read: (value) =>
    /^(?:[^<>@\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value) && value.includes('<') === value.endsWith('>')
      ? value
      : undefined,
};

export const oneOf = <const T extends string>(...values: readonly T[]): Kind<T> => ({
  right: `one of ${values.join(', ')}`,
  read: (value) => values.find((each) => each === value),
});

/** URL with one of these protocols, such as `https:`. */
export const url = (...protocols: readonly string[]): Kind<string> => ({
  right: `a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  read: (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).host ? value : undefined,
});

/** The public address. It has no path, because the host selects the workspace. */
export const origin: Kind<string> = {
  right: 'a URL such as https://research.example.com, with nothing after the host',
  read(value) {
    if (!URL.canParse(value)) return undefined;
    const { protocol, pathname, search, hash, username } = new URL(value);
    const alone = pathname === '/' && !search && !hash && !username;
    return alone && (protocol === 'http:' || protocol === 'https:') ? new URL(value).origin : undefined;
  },
};

export const indexName: Kind<string> = {
  right: 'lower-case letters, digits and hyphens, beginning with a letter',
  read: (value) => (/^[a-z][a-z0-9-]{0,99}$/.test(value) ? value : undefined),
};
