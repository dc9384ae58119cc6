import { createStore, type Store } from './store.ts';

const PREFIX = 'evident-tab.';

interface Kept<Value> {
  readonly account?: string;
  readonly value?: Value;
}

/** Stores of this tab that survive reloads, for one account. Others start with the initial values. */
export class TabMemory {
  /** Null while unknown and after a sign-out. */
  private account: string | null = null;
  private readonly loads = new Set<() => void>();
  private readonly storage: Storage | null;

  constructor(storage: Storage | null) {
    this.storage = storage;
  }

  create<Value>(name: string, initial: Value): Store<Value> {
    const key = PREFIX + name;
    const load = (): Value => {
      const { account, value = initial } = this.kept<Value>(key);
      return this.account !== null && account === this.account ? value : initial;
    };
    const store = createStore(load());
    store.subscribe(() => {
      if (this.account !== null)
        this.storage?.setItem(key, JSON.stringify({ account: this.account, value: store.get() }));
    });
    this.loads.add(() => store.set(load()));
    return store;
  }

  /** Loads the stores of an account and discards those of others; null discards all. */
  open(account: string | null): void {
    if (account !== null && account === this.account) return;
    this.account = account;
    for (const key of Object.keys(this.storage ?? {}))
      if (key.startsWith(PREFIX) && this.kept(key).account !== account) this.storage?.removeItem(key);
    for (const load of this.loads) load();
  }

  private kept<Value>(key: string): Kept<Value> {
    try {
      return JSON.parse(this.storage?.getItem(key) ?? '{}') as Kept<Value>;
    } catch {
      return {};
    }
  }
}

export const tabMemory = new TabMemory(typeof sessionStorage === 'undefined' ? null : sessionStorage);
