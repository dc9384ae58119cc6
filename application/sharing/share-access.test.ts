import type { Throttle } from '@evident/domain/identity';
import type { ShareLink } from '@evident/domain/sharing';
import type { IdentityStores } from '../identity/identity-work.ts';
import { ShareAccess } from './share-access.ts';

const TOKEN = 'a1B2c3D4e5F6';
const LATER_MS = 901_000;

describe('the door of a link with a password', () => {
  let shareAccess: ShareAccess;
  let link: ShareLink;
  let verified: number;
  let now: number;
  let kept: Map<string, Throttle>;

  const visit = (password: string) => shareAccess.admit({ token: TOKEN, password });
  const wrong = async (times: number) => {
    for (let guess = 0; guess < times; guess += 1) await visit(`guess ${guess}`).catch(() => undefined);
  };

  beforeEach(() => {
    [verified, now, kept] = [0, Date.now(), new Map()];
    link = {
      id: 'l',
      teamId: 't',
      token: TOKEN,
      objectType: 'note',
      objectId: 'n',
      createdBy: 'm',
      createdAt: new Date(),
      expiresAt: null,
      passwordHash: 'hash of tea',
      offAt: null,
      searchEngines: false,
      charts: false,
      version: 1,
    };
    const throttles = {
      hold: async (key: string) => kept.get(key) ?? null,
      save: async (key: string, throttle: Throttle) => void kept.set(key, throttle),
      forget: async (key: string) => void kept.delete(key),
    };
    shareAccess = new ShareAccess(
      {
        link: async () => link,
        shared: async () => null,
        preview: async () => null,
        sharer: async () => null,
        holdsFile: async () => false,
        holdsDocument: async () => false,
        area: async () => null,
        holdsRecording: async () => false,
        fileOfClip: async () => null,
      },
      {
        hash: async () => '',
        outdated: () => false,
        verify: async (hash, password) => {
          verified += 1;
          return hash === `hash of ${password}`;
        },
      },
      { perform: (work) => work({ throttles } as unknown as IdentityStores) },
      { token: () => 'salt', code6: () => '', shareToken: () => '', hash: (secret) => secret },
      { now: () => new Date(now) },
    );
  });

  it('verifies a password once for a page and all its pictures, asked for one after the other or at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => visit('tea')));
    await visit('tea');
    expect(verified).toBe(1);
  });

  it('verifies again after a while, and as soon as the password is another', async () => {
    await visit('tea');
    now += LATER_MS;
    await visit('tea');
    expect(verified).toBe(2);
    link = { ...link, passwordHash: 'hash of coffee' };
    await expect(visit('tea')).rejects.toThrow('Wrong password');
  });

  it('stays open however often the right password comes, and wrong ones stay counted', async () => {
    await wrong(10);
    for (let visits = 0; visits < 30; visits += 1) {
      await visit('tea');
      now += 1_000;
    }
    await wrong(9);
    await expect(visit('tea')).resolves.toBe(link);
    await wrong(1);
    await expect(visit('other')).rejects.toThrow('Too many tries');
  });

  it('tells guesses nothing while it is shut, also when somebody knew the password a moment ago', async () => {
    await visit('tea');
    await wrong(20);
    await expect(visit('tea')).rejects.toThrow('Too many tries');
    await expect(visit('coffee')).rejects.toThrow('Too many tries');
  });
});
