import 'reflect-metadata';
import '../../api/app.module.ts';
import type { FastifyContextConfig } from 'fastify';
import { operations } from '../../api/kernel/operations.ts';

/** Where `RouteConfig` of Nest puts what it is given. */
const ROUTE_CONFIG = '__fastify_route_config__';

describe('the form of refusals in the contract', () => {
  it('is declared for each route that refuses in a form of its own, and for no other', () => {
    const own = operations.filter(({ descriptor }) => {
      const config = Reflect.getMetadata(ROUTE_CONFIG, descriptor.value as object) as FastifyContextConfig | undefined;
      return config?.refusalsAs !== undefined;
    });
    const declared = operations.filter(({ facts }) => facts.refusesAs ?? facts.answersAlwaysAs);
    const ids = (some: typeof operations) => some.map(({ facts }) => facts.id).sort();
    expect(ids(declared)).toEqual(ids(own));
    expect(own.length).toBeGreaterThan(2);
  });
});
