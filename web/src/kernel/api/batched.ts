interface Batching<Key, Value> {
  /** Loads several keys at once. Keys without a value are left out. */
  readonly load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;
  /** How long to collect keys. */
  readonly afterMs: number;
  /** The most keys of one request. */
  readonly most: number;
}

interface Waiting<Value> {
  readonly resolve: (value: Value | null) => void;
  readonly reject: (problem: unknown) => void;
}

/** Returns a function that loads one key, and asks for all keys of the next few milliseconds with one request. */
export function batched<Key, Value>({
  load,
  afterMs,
  most,
}: Batching<Key, Value>): (key: Key) => Promise<Value | null> {
  let waiting = new Map<Key, Waiting<Value>[]>();
  const send = async (asked: ReadonlyMap<Key, readonly Waiting<Value>[]>) => {
    try {
      const values = await load([...asked.keys()]);
      for (const [key, all] of asked) for (const { resolve } of all) resolve(values.get(key) ?? null);
    } catch (problem) {
      for (const { reject } of [...asked.values()].flat()) reject(problem);
    }
  };
  const flush = () => {
    const all = [...waiting];
    waiting = new Map();
    for (let at = 0; at < all.length; at += most) void send(new Map(all.slice(at, at + most)));
  };
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(flush, afterMs);
      waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
    });
}
