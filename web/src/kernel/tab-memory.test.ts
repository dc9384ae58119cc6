import { confirmAccount, forgetAccount } from './device/account.ts';
import { TabMemory, tabMemory } from './tab-memory.ts';

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

describe('the memory of a tab', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = new FakeStorage() as unknown as Storage;
  });
  /** The same tab after a reload. */
  const reloaded = () => {
    const memory = new TabMemory(storage);
    return { memory, panel: memory.create('panel', 'closed') };
  };
  const used = () => {
    const tab = reloaded();
    tab.memory.open('team.ada');
    tab.panel.set('opened');
    return tab;
  };

  it('is there again after a reload by the same member', () => {
    used();
    const { memory, panel } = reloaded();
    expect(panel.get()).toBe('closed');
    memory.open('team.ada');
    expect([panel.get(), memory.create('panel', 'closed').get()]).toEqual(['opened', 'opened']);
  });

  it.each(['team.ben', 'other.ada'])('is discarded for %s, with and without a reload', (account) => {
    const { memory, panel } = used();
    const again = reloaded();
    again.memory.open(account);
    expect(again.panel.get()).toBe('closed');
    expect(JSON.stringify(storage)).not.toContain('opened');
    memory.open(account);
    expect(panel.get()).toBe('closed');
  });

  it('is discarded on a sign-out, also by a page that does not use it', () => {
    const { memory, panel } = used();
    memory.open(null);
    expect([panel.get(), Object.keys(storage)]).toEqual(['closed', []]);
    used();
    new TabMemory(storage).open(null);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('follows the account of the browser', () => {
    Object.assign(globalThis, { localStorage: storage });
    const panel = tabMemory.create('panel', 'closed');
    confirmAccount('team.ada');
    panel.set('opened');
    confirmAccount('team.ada');
    expect(panel.get()).toBe('opened');
    confirmAccount('team.ben');
    expect(panel.get()).toBe('closed');
    panel.set('opened');
    forgetAccount();
    expect(panel.get()).toBe('closed');
  });
});
