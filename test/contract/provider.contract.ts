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

/** A service that sends signed requests. */
export interface SenderAtHand {
  /** Sends a request to the path for events of the service. */
  send(request: SignedRequest): Promise<Answer>;
  /** An event that has an effect, signed at a time. */
  event(id: string, at?: Date): SignedRequest;
  /** How many events of this id were taken, and how many of them are done. */
  taken(id: string): Promise<{ readonly taken: number; readonly done: number }>;
  /** The body of a refusal. */
  readonly refusal: object;
  /** The service answers none, or only after too long. */
  fail(how: 'down' | 'slow'): void;
}

/** A service with its stand-in, and a workspace that is connected to it. */
export interface ProviderAtHand extends SenderAtHand {
  /** How many requests the service was sent. */
  asked(): number;
  /** Calls the service with the token of the workspace. */
  call(): Promise<void>;
  state(): Promise<'CONNECTED' | 'ENDED' | null>;
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  /** Takes all tokens back at the service. */
  revokeAll(): void;
  /** The service answers its next request so. */
  next(answer: { readonly status: number; readonly retryAfter?: string }): void;
}

let count = 0;
const id = () => `Contract${(count += 1)}`;
const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);

/** The rules for the signed requests of each service. */
export function senderContract(name: string, at: () => SenderAtHand): void {
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
      expect(body).toEqual(at().refusal);
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

    it('is taken in any order', async () => {
      const [earlier, later] = [id(), id()];
      await status(at().event(later, minutes(1)));
      await status(at().event(earlier, minutes(3)));
      await until(async () => (await at().taken(later)).done + (await at().taken(earlier)).done === 2);
    });

    it.each(['down', 'slow'] as const)('is taken while the service is %s', async (how) => {
      const event = id();
      at().fail(how);
      expect(await status(at().event(event))).toBe(200);
      expect((await at().taken(event)).taken).toBe(1);
    });
  });
}

/** The rules for each service that workspaces connect: its signed requests, and calls to it. */
export function providerContract(name: string, at: () => ProviderAtHand): void {
  const status = async (request: SignedRequest) => (await at().send(request)).status;

  senderContract(name, at);

  describe(`${name}: a request of the service`, () => {
    it('is answered after the service was disconnected, and has no effect', async () => {
      await at().disconnect();
      const event = id();
      expect(await status(at().event(event))).toBe(200);
      expect(await at().taken(event)).toEqual({ taken: 0, done: 0 });
      expect(await at().state()).toBeNull();
    });

    it('ends nothing that is valid, in any order', async () => {
      const [earlier, later] = [id(), id()];
      await status(at().event(later, minutes(1)));
      await status(at().event(earlier, minutes(3)));
      await until(async () => (await at().taken(later)).done + (await at().taken(earlier)).done === 2);
      expect(await at().state()).toBe('CONNECTED');
    });
  });

  describe(`${name}: a call to the service`, () => {
    it.each(['down', 'slow'] as const)(
      'says so while it is %s, ends nothing, and works again afterwards',
      async (how) => {
        at().fail(how);
        await expect(at().call()).rejects.toMatchObject({ code: 'Unavailable' });
        expect(await at().state()).toBe('CONNECTED');
        await at().call();
      },
    );

    it('sends nothing while the service asks to wait, and ends nothing', async () => {
      at().next({ status: 429, retryAfter: '600' });
      const wait = { code: 'Unavailable', advice: expect.stringContaining('600 seconds') };
      await expect(at().call()).rejects.toMatchObject(wait);
      const before = at().asked();
      await expect(at().call()).rejects.toMatchObject({ code: 'Unavailable' });
      expect(at().asked()).toBe(before);
      expect(await at().state()).toBe('CONNECTED');
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
