declare module 'fastify' {
  interface FastifyInstance {
    readonly overHttps: boolean;
  }
}

/** Decides by the public URL, because a proxy may not forward the protocol. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * Over https, browsers accept a `__Host-` cookie only from its own host. Other subdomains and plain http pages cannot
 * plant one.
 */
export const cookieName = (name: string, overHttps: boolean): string => (overHttps ? `__Host-${name}` : name);
