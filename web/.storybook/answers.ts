/** Response bodies by `GET /api/v1/…`, or functions of the request. Other paths answer 404. */
export type Answers = Record<string, unknown>;

/** `seen` is the version in `If-Match`. */
export interface Asked {
  method: string;
  path: string;
  body: unknown;
  seen?: string;
}

export const refusal = (status: number, code: string, title: string, message?: string): Response =>
  Response.json({ errors: [{ code, title, message }], requestId: 'story' }, { status });

/** Parses JSON; returns form data unchanged. */
function bodyOf(text: string): unknown {
  if (text === '') return undefined;
  return text.startsWith('--') ? text : JSON.parse(text);
}

/** Mocks the server during a story and records requests. For `beforeEach`. */
export function answering(answers: Answers, asked: Asked[] = []): () => () => void {
  return () => {
    const real = globalThis.fetch;
    asked.length = 0;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/')) return real(input, init);
      const body = bodyOf(await request.text());
      const seen = request.headers.get('If-Match');
      asked.push({ method: request.method, path: pathname, body, ...(seen !== null && { seen }) });
      const said = answers[`${request.method} ${pathname}`];
      if (said === undefined) return refusal(404, 'NotFound', 'There is nothing at this address');
      const answer: unknown =
        typeof said === 'function' ? await (said as (body: unknown, request: Request) => unknown)(body, request) : said;
      if (answer instanceof Response) return answer;
      return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
    };
    return () => {
      globalThis.fetch = real;
    };
  };
}
