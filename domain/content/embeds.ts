/** A service whose pages a text can show in a frame. */
interface EmbedHost {
  readonly name: string;
  readonly about: 'design' | 'video' | 'document' | 'whiteboard';
  /** Hosts of links that members paste. */
  readonly hosts: readonly string[];
  /** The only origin that is framed. */
  readonly frame: string;
  /** The path and query to frame for a link of a host; null for pages that cannot be framed. */
  readonly path: (link: Link) => string | null;
}

/** The parts of a link that decide about its frame. */
interface Link {
  readonly address: string;
  readonly host: string;
  readonly path: string;
  /** Parameters of the query that need no decoding. */
  readonly query: ReadonlyMap<string, string>;
}

const matched = (pattern: RegExp, { path }: Link): string | undefined => pattern.exec(path)?.[1];

function youTube(link: Link): string | null {
  const id =
    link.host === 'youtu.be'
      ? matched(/^\/([\w-]{6,20})$/, link)
      : (matched(/^\/(?:embed|shorts|live)\/([\w-]{6,20})$/, link) ??
        (link.path === '/watch' ? /^[\w-]{6,20}$/.exec(link.query.get('v') ?? '')?.[0] : undefined));
  const start = /^(\d{1,6})s?$/.exec(link.query.get('t') ?? link.query.get('start') ?? '')?.[1];
  return id ? `/embed/${id}${start ? `?start=${start}` : ''}` : null;
}

function vimeo({ path }: Link): string | null {
  const [, id, hash] = /^\/(?:video\/)?(\d{4,12})(?:\/([\da-f]{6,20}))?$/.exec(path) ?? [];
  return id ? `/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}` : null;
}

function google({ path }: Link): string | null {
  const [, kind, id] = /^\/(document|spreadsheets|presentation)\/d\/([\w-]{10,100})(?:\/|$)/.exec(path) ?? [];
  return id ? `/${kind}/d/${id}/preview` : null;
}

const withId = (pattern: RegExp, path: (id: string) => string) => (link: Link) => {
  const id = matched(pattern, link);
  return id ? path(id) : null;
};

/**
 * The services whose pages can be framed (specification, document 002, section 3: design, video, document and
 * whiteboard hosts; the list is ours). Other links stay links.
 */
export const EMBED_HOSTS = [
  {
    name: 'Figma',
    about: 'design',
    hosts: ['figma.com', 'www.figma.com', 'embed.figma.com'],
    frame: 'https://www.figma.com',
    path: ({ path, address }) =>
      /^\/(?:file|design|proto|board|slides|deck)\/[\w-]{10,40}(?:\/|$)/.test(path)
        ? `/embed?embed_host=evident&url=${encodeURIComponent(address)}`
        : null,
  },
  {
    name: 'Canva',
    about: 'design',
    hosts: ['canva.com', 'www.canva.com'],
    frame: 'https://www.canva.com',
    path: ({ path }) => {
      const [, id, key] = /^\/design\/([\w-]{6,30})\/([\w-]{6,40})\/(?:view|watch)$/.exec(path) ?? [];
      return id ? `/design/${id}/${key}/view?embed` : null;
    },
  },
  {
    name: 'YouTube',
    about: 'video',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    frame: 'https://www.youtube-nocookie.com',
    path: youTube,
  },
  {
    name: 'Vimeo',
    about: 'video',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frame: 'https://player.vimeo.com',
    path: vimeo,
  },
  {
    name: 'Loom',
    about: 'video',
    hosts: ['loom.com', 'www.loom.com'],
    frame: 'https://www.loom.com',
    path: withId(/^\/(?:share|embed)\/(?:[\w-]+-)?([\da-f]{32})$/, (id) => `/embed/${id}`),
  },
  {
    name: 'Google Docs',
    about: 'document',
    hosts: ['docs.google.com'],
    frame: 'https://docs.google.com',
    path: google,
  },
  {
    name: 'Google Drive',
    about: 'document',
    hosts: ['drive.google.com'],
    frame: 'https://drive.google.com',
    path: withId(/^\/file\/d\/([\w-]{10,100})(?:\/|$)/, (id) => `/file/d/${id}/preview`),
  },
  {
    name: 'Airtable',
    about: 'document',
    hosts: ['airtable.com', 'www.airtable.com'],
    frame: 'https://airtable.com',
    path: withId(/^\/(?:embed\/)?((?:app\w{10,20}\/)?shr\w{10,20})$/, (id) => `/embed/${id}`),
  },
  {
    name: 'Miro',
    about: 'whiteboard',
    hosts: ['miro.com', 'www.miro.com'],
    frame: 'https://miro.com',
    path: withId(/^\/app\/(?:board|live-embed)\/([\w-]{8,40}={0,2})\/?$/, (id) => `/app/live-embed/${id}/`),
  },
  {
    name: 'Mural',
    about: 'whiteboard',
    hosts: ['app.mural.co'],
    frame: 'https://app.mural.co',
    path: withId(/^\/(?:t|embed)\/([\w-]+(?:\/m\/[\w-]+\/\d+\/[\da-f]{20,64})?)/, (id) =>
      id.includes('/m/') ? `/t/${id}` : `/embed/${id}`,
    ),
  },
  {
    name: 'Whimsical',
    about: 'whiteboard',
    hosts: ['whimsical.com'],
    frame: 'https://whimsical.com',
    path: withId(/^\/(?:embed\/)?(?:[\w-]+-)?([A-Za-z\d]{20,24})(?:@.*)?$/, (id) => `/embed/${id}`),
  },
] as const satisfies readonly EmbedHost[];

/** The origins that frames of texts load, for the Content-Security-Policy. */
export const EMBED_ORIGINS: readonly string[] = [...new Set(EMBED_HOSTS.map(({ frame }) => frame))];

export interface Embed {
  readonly name: string;
  readonly about: EmbedHost['about'];
  /** The address of the frame. */
  readonly frame: string;
}

const EMBED_MAX_LENGTH = 2048;

/** The frame for a link to a service of the list; null for any other text. */
export function embedOf(address: unknown): Embed | null {
  const link = typeof address === 'string' && address.length <= EMBED_MAX_LENGTH ? linkOf(address) : null;
  const found = link && EMBED_HOSTS.find(({ hosts }) => (hosts as readonly string[]).includes(link.host));
  const path = found?.path(link!);
  return found && path ? { name: found.name, about: found.about, frame: `${found.frame}${path}` } : null;
}

export const isEmbeddable = (address: unknown): address is string => embedOf(address) !== null;

/** Reads links without credentials, ports and encoded hosts only. */
function linkOf(address: string): Link | null {
  const [, host, path, query] = /^https:\/\/([a-z\d.-]+)(\/[^?#\s\\]*)?(?:\?([^#\s]*))?(?:#\S*)?$/i.exec(address) ?? [];
  if (host === undefined) return null;
  const pairs = (query ?? '').split('&').flatMap((pair): [string, string][] => {
    const [name, value, ...more] = pair.split('=');
    return name && value !== undefined && more.length === 0 ? [[name, value]] : [];
  });
  return { address, host: host.toLowerCase(), path: path ?? '/', query: new Map(pairs) };
}
