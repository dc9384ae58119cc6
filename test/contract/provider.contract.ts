import { until } from '../support/waiting.ts';

/** A signed request, as a service sends it. */
export interface SignedRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A service with its stand-in, and a workspace that is connected to it. */
export interface ProviderAtHand {
  /** Sends a request to the path for events of the service. */
  send(request: SignedRequest): Promise<Answer>;
  /** An event that has an effect, signed at a time. */
  event(id: string, at?: Date): SignedRequest;
  /** How many events of this id were taken, and how many of them are done. */
  taken(id: string): Promise<{ readonly taken: number; readonly done: number }>;
  /** Calls the service with the token of the workspace. */
  call(): Promise<void>;
  state(): Promise<'CONNECTED' | 'ENDED' | null>;
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  /** Takes all tokens back at the service. */
  revokeAll(): void;
  /** The service answers its next request so. */
  next(answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> }): void;
}

/** The rules for each service: its signed requests, and calls to it. */
export function providerContract(name: string, at: () => ProviderAtHand): void {
  let count = 0;
  const id = () => `Contract${(count += 1)}`;
  const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);
  const status = async (request: SignedRequest) => (await at().send(request)).status;

  describe(`${name}: a request of the service`, () => {
    it('is taken with the right signature, answered at once, and done by a job', async () => {
      const event = id();
      expect(await status(at().event(event))).toBe(200);
      await until(async () => (await at().taken(event)).done === 1);
    });

    it('counts once, however often it is sent', async () => {
      const event = id();
      const request = at().event(event);
      expect(await Promise.all([status(request), status(request), status(request)])).toEqual([200, 200, 200]);
      await until(async () => (await at().taken(event)).done === 1);
      expect(await status(at().event(event, minutes(-1)))).toBe(200);
      expect(await at().taken(event)).toEqual({ taken: 1, done: 1 });
    });

    it.each<[string, (request: SignedRequest) => SignedRequest]>([
      ['no signature', ({ body }) => ({ body, headers: {} })],
      ['one byte changed', ({ body, headers }) => ({ body: `${body.slice(0, -1)} }`, headers })],
      [
        'a wrong signature',
        ({ body, headers }) => ({
          body,
          headers: Object.fromEntries(
            Object.entries(headers).map(([field, value]) => [field, value.replace(/[0-9a-f]{8}$/, '00000000')]),
          ),
        }),
      ],
    ])('is refused with %s', async (_, change) => {
      const event = id();
      const { status: refused, body } = await at().send(change(at().event(event)));
      expect(refused).toBe(400);
      expect(body).toEqual({ message: expect.any(String), humanReadableMessage: expect.any(String) });
      expect(await at().taken(event)).toEqual({ taken: 0, done: 0 });
    });

    it.each([
      ['was signed more than five minutes ago', 5.1],
      ['was signed more than five minutes ahead', -5.1],
    ])('is refused where it %s', async (_, ago) => {
      const event = id();
      expect(await status(at().event(event, minutes(ago)))).toBe(400);
      expect(await at().taken(event)).toEqual({ taken: 0, done: 0 });
    });

    it('ends nothing that is valid, in whatever order such requests come', async () => {
      const [earlier, later] = [id(), id()];
      await status(at().event(later, minutes(1)));
      await status(at().event(earlier, minutes(3)));
      await until(async () => (await at().taken(later)).done + (await at().taken(earlier)).done === 2);
      expect(await at().state()).toBe('CONNECTED');
    });

    it('is answered after the service was disconnected, and has no effect', async () => {
      await at().disconnect();
      const event = id();
      expect(await status(at().event(event))).toBe(200);
      expect(await at().taken(event)).toEqual({ taken: 0, done: 0 });
      expect(await at().state()).toBeNull();
    });

    it('is taken while the service is down, and done later', async () => {
      const event = id();
      at().next({ status: 503 });
      expect(await status(at().event(event))).toBe(200);
      expect((await at().taken(event)).taken).toBe(1);
      expect(await at().state()).toBe('CONNECTED');
    });
  });

  describe(`${name}: a call to the service`, () => {
    it.each([
      ['is down', { status: 503 }],
      ['asks to wait', { status: 429, headers: { 'retry-after': '30' } }],
    ])('says so while it %s, ends nothing, and works again afterwards', async (_, answer) => {
      at().next(answer);
      await expect(at().call()).rejects.toMatchObject({ code: 'Unavailable' });
      expect(await at().state()).toBe('CONNECTED');
      await at().call();
    });

    it('shows the connection as ended where the token was taken back, until someone connects again', async () => {
      at().revokeAll();
      await expect(at().call()).rejects.toMatchObject({ code: 'InvalidOperation' });
      expect(await at().state()).toBe('ENDED');
      await at().connect();
      await at().call();
      expect(await at().state()).toBe('CONNECTED');
    });

    it('is refused after the service was disconnected', async () => {
      await at().disconnect();
      await expect(at().call()).rejects.toMatchObject({ code: 'InvalidOperation' });
    });
  });
}
