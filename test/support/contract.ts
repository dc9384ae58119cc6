import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

interface Contract {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')) as Contract;

/**
 * Records responses of an application. The returned function fails if an operation answered with an undocumented
 * status since its last call.
 */
export function watchContract(app: NestFastifyApplication): () => void {
  const untold = new Set<string>();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', async (request, reply) => {
      const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? '';
      const operation = contract.paths[path]?.[request.method.toLowerCase()];
      if (operation && !(String(reply.statusCode) in operation.responses))
        untold.add(`${operation.operationId} answers ${reply.statusCode}`);
    });
  return () => {
    const answers = [...untold];
    untold.clear();
    if (answers.length > 0) throw new Error(`openapi.json does not document: ${answers.join(', ')}`);
  };
}
