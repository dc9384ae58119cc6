declare module 'fastify' {
  interface FastifyInstance {
    readonly overHttps: boolean;
  }
}

/** The address people use says it, not the proxy before us, which may forget to. */
export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Over https, browsers take a `__Host-` cookie only from the very host that reads it: no other subdomain and no plain http page can plant one. */
export const cookieName = (name: string, overHttps: boolean): string => (overHttps ? `__Host-${name}` : name);
