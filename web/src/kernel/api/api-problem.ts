import type { Gate } from '@evident/domain/plans';

export interface ProblemEntry {
  code: string;
  title: string;
  message?: string;
  gate?: Gate;
}

const TEMPORARY = new Set([502, 503, 504, 507]);

/** Refusal by the server, or a failed request. `title` says what happened, `message` what to do. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  readonly title: string;

  constructor(
    readonly status: number,
    readonly entries: readonly ProblemEntry[],
    readonly requestId: string | null = null,
  ) {
    const first = entries[0] ?? UNKNOWN;
    super(first.message ?? first.title);
    this.code = first.code;
    this.title = first.title;
  }

  /** True without a response: the change may or may not have been made. */
  get unreachable(): boolean {
    return this.status === 0;
  }

  /** True if the same request may succeed later: the server was unreachable, or something it needs is down or full. */
  get isTemporary(): boolean {
    return this.unreachable || TEMPORARY.has(this.status);
  }

  /** Where the plans are compared, if the workspace's plan refused it. */
  get comparison(): string | undefined {
    const gate = this.entries[0]?.gate;
    return gate && `/settings/plans?feature=${'feature' in gate ? gate.feature : gate.limit}`;
  }

  /** Returns the message unless it repeats the title. */
  get explanation(): string | undefined {
    return this.entries[0]?.message;
  }

  /** The explanation, below a title of one's own. */
  get reason(): string {
    return this.explanation ?? this.title;
  }

  /** Title and explanation: `Tag is locked. Unlock it first.` */
  get inWords(): string {
    return [this.title, this.explanation].filter(Boolean).join('. ');
  }

  /** The same as whole sentences, each with its full stop. */
  get sentences(): string {
    return [this.title, this.explanation]
      .filter((one) => one !== undefined)
      .map((one) => one.replace(/[.!?]?$/, '.'))
      .join(' ');
  }
}

const UNKNOWN: ProblemEntry = {
  code: 'INTERNAL_SERVER_ERROR',
  title: 'Something went wrong on the server',
  message: 'Try again in a moment.',
};

const UNREACHABLE: ProblemEntry = {
  code: 'Unreachable',
  title: 'The server could not be reached',
  message: 'Check your connection and try again.',
};

export function unreachable(): ApiProblem {
  return new ApiProblem(0, [UNREACHABLE]);
}

/** Parses `{errors:[{code,title,message}], requestId}`; replaces anything else with a readable message. */
export function problemFrom(response: Pick<Response, 'status' | 'headers'>, body: unknown): ApiProblem {
  const { errors: entries, requestId } = (body ?? {}) as { errors?: unknown; requestId?: unknown };
  const known = Array.isArray(entries) ? entries.filter(isEntry) : [];
  return new ApiProblem(
    response.status,
    known.length > 0 ? known : [UNKNOWN],
    typeof requestId === 'string' ? requestId : response.headers.get('x-request-id'),
  );
}

/** Wraps any thrown value, so that every screen can show it. */
export function asProblem(thrown: unknown): ApiProblem {
  return thrown instanceof ApiProblem ? thrown : new ApiProblem(500, [UNKNOWN]);
}

function isEntry(entry: unknown): entry is ProblemEntry {
  const { code, title } = (entry ?? {}) as Partial<ProblemEntry>;
  return typeof code === 'string' && typeof title === 'string';
}
