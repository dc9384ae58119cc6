import { until } from './waiting.ts';

interface Heard {
  readonly kind: string;
  readonly [id: string]: string;
}

/** A person's stream of changes. */
export interface ChangesStream {
  /** Received changes, with `missed` as its own kind and without heartbeats. */
  readonly heard: Heard[];
  /** Whether the server has closed it. */
  ended(): boolean;
  close(): void;
}

/** Resolves when no later change will be missed. */
export async function watchChanges(url: string, headers: Record<string, string>): Promise<ChangesStream> {
  const leave = new AbortController();
  const response = await fetch(`${url}/api/v1/changes`, { headers, signal: leave.signal });
  if (!response.ok) throw new Error(`the stream answers ${response.status}`);
  const heard: Heard[] = [];
  let ended = false;
  let listening = false;
  void (async () => {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const events = (rest + chunk).split('\n\n');
      rest = events.pop()!;
      listening ||= events.length > 0;
      for (const event of events)
        if (/^event: (change|missed)$/m.test(event))
          heard.push({ kind: 'missed', ...(JSON.parse(/^data: (.*)$/m.exec(event)![1]!) as object) });
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  await until(() => listening);
  return { heard, ended: () => ended, close: () => leave.abort() };
}
