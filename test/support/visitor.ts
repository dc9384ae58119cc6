import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface Answer {
  readonly status: number;
  // Tests check the shape of the body.
  // oxlint-disable-next-line no-explicit-any
  readonly body: any;
  /** One cookie per line. */
  readonly setCookie: string | undefined;
  /** The value of `Clear-Site-Data`. */
  readonly clears: string | undefined;
}

/** Browser: separates cookies by host and sends its host as Origin. */
export class Visitor {
  private readonly jars = new Map<string, Map<string, string>>();

  constructor(
    private readonly app: NestFastifyApplication,
    readonly ip = '203.0.113.7',
  ) {}

  get = (path: string, host = 'localhost', headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('GET', path, undefined, host, headers);
  post = (path: string, body?: object, host = 'localhost', headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('POST', path, body ?? {}, host, headers);
  put = (path: string, body?: object, host = 'localhost', headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('PUT', path, body ?? {}, host, headers);
  patch = (path: string, body: object, host = 'localhost', headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('PATCH', path, body, host, headers);
  delete = (path: string, host = 'localhost', headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('DELETE', path, undefined, host, headers);

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload: object | undefined,
    host: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const jar = this.jarOf(host);
    const cookie = this.cookies(host);
    const answer = await this.app.inject({
      method,
      url: `/api/v1${path}`,
      payload,
      remoteAddress: this.ip,
      headers: {
        host,
        origin: `http://${host}`,
        'user-agent': 'Test browser',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    });
    for (const { name, value, maxAge, expires } of answer.cookies as {
      name: string;
      value: string;
      maxAge?: number;
      expires?: Date;
    }[]) {
      if (value === '' || maxAge === 0 || (expires && expires.getTime() <= 0)) jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: answer.statusCode,
      body: answer.body ? answer.json() : undefined,
      setCookie:
        answer.headers['set-cookie'] === undefined ? undefined : [answer.headers['set-cookie']].flat().join('\n'),
      clears: answer.headers['clear-site-data'] as string | undefined,
    };
  }

  /** Cookies sent to a host. */
  cookies(host: string): string {
    return [...this.jarOf(host)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private jarOf(host: string): Map<string, string> {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }
}
