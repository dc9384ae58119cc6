import { readFileSync } from 'node:fs';
import 'reflect-metadata';
import '../../api/app.module.ts';
import { type GraphQLObjectType, validateSchema } from 'graphql';
import { declaredOperations } from '../../api/kernel/declared/declared-operations.ts';
import { operations } from '../../api/kernel/operations.ts';
import { RENAMED } from '../../api/graphql/names.ts';
import { fieldName, isMutation } from '../../api/graphql/operation-fields.ts';
import { schemaOf } from '../../api/graphql/schema.ts';

describe('the schema of GraphQL', () => {
  const schema = schemaOf(declaredOperations);
  const fieldsOf = (type: GraphQLObjectType) =>
    Object.entries(type.getFields()).map(([name, { extensions }]) => ({ name, operation: extensions['operation'] }));

  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has a field for each declared operation that shows no secret, which is a mutation if it changes anything', () => {
    const fields = (mutations: boolean) =>
      [...declaredOperations]
        .filter(([, operation]) => isMutation(operation) === mutations && !operation.idempotency?.shownOnce)
        .map(([id, operation]) => ({ name: fieldName(id, operation), operation: id }));
    const byName = (all: { readonly name: string; readonly operation: unknown }[]) =>
      [...all].sort((one, other) => (one.name < other.name ? -1 : 1));
    expect(byName(fieldsOf(schema.getQueryType()!))).toEqual(byName(fields(false)));
    expect(byName(fieldsOf(schema.getMutationType()!))).toEqual(byName(fields(true)));
    expect(declaredOperations.size).toBeGreaterThan(350);
  });

  it('has no field that needs less than its operation of REST', () => {
    const ofRest = new Map(operations.map(({ facts }) => [facts.id, facts.asks]));
    for (const [id, { asks }] of declaredOperations) {
      expect(ofRest.get(id)).toBe(asks);
      expect(asks.requires.caller).not.toBe('worker');
      if (asks.requires.caller === 'member' && isMutation(declaredOperations.get(id)!))
        expect([id, asks.requires.scope]).toEqual([id, 'write']);
    }
  });

  it('has no operation whose Idempotency-Key has a rule of its own, because a request can have several', () => {
    const ruled = [...declaredOperations].filter(([, { idempotency }]) => idempotency && !idempotency.withoutKey);
    expect(ruled.map(([id]) => id).sort()).toEqual(['createWebhook', 'rotateWebhookSecret']);
    for (const [id, operation] of ruled)
      expect(schema.getMutationType()!.getFields()[fieldName(id, operation)]).toBeUndefined();
  });

  it('uses each name of the specification', () => {
    const names = Object.values(schema.getTypeMap()).flatMap((type) =>
      'getFields' in type ? Object.keys(type.getFields()) : [],
    );
    for (const { graphql } of RENAMED) expect(names).toContain(graphql);
  });

  it('has its names in docs/capabilities/graphql.md', () => {
    const page = readFileSync('docs/capabilities/graphql.md', 'utf8').replaceAll(/ +/g, ' ');
    for (const { rest, graphql } of RENAMED) expect(page).toContain(`| \`${rest}\` | \`${graphql}\` |`);
  });

  it('carries deprecations over', () => {
    const [[id, operation]] = [...declaredOperations] as [
      [string, typeof declaredOperations extends Map<string, infer O> ? O : never],
    ];
    const deprecated = schemaOf(new Map([[id, { ...operation, deprecated: 'Use another.' }]]));
    const root = (isMutation(operation) ? deprecated.getMutationType() : deprecated.getQueryType())!;
    expect(root.getFields()[fieldName(id, operation)]!.deprecationReason).toBe('Use another.');
  });
});
