import { type Schema, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AnyInput } from '../kernel/declared/ask-declared.ts';
import { checkedInput, parametersOf } from '../kernel/declared/checked-input.ts';
import type { AnyOperation } from '../kernel/declared/declared-operation.ts';
import { jsonSchemaOf } from '../kernel/json-schema.ts';
import { PAGES, PAGES_MAX, PAGE_OF_TOOL, type Tool } from './tools.ts';

/** Properties of the input of a tool by name, and where in the request they belong. */
function partsOf({ input }: Tool, operation: AnyOperation) {
  const parameters = parametersOf(operation);
  return input.map((name) => {
    if (parameters.includes(name))
      return {
        name,
        place: 'parameters',
        schema: { type: 'string', format: 'uuid' } as Schema,
        required: true,
      } as const;
    const place = operation.query && name in operation.query.schema.properties ? 'query' : 'body';
    const shape = operation[place]?.schema;
    const schema = shape?.properties[name];
    if (!shape || !schema) throw new Error(`${operation.route} has no ${name}`);
    return { name, place, schema: name === 'limit' ? LIMIT : schema, required: shape.required.includes(name) } as const;
  });
}

const LIMIT: Schema = {
  type: 'integer',
  minimum: 1,
  maximum: PAGE_OF_TOOL,
  description: `How many at most; ${PAGE_OF_TOOL} by default`,
};

const PAGES_SCHEMA = {
  type: 'integer',
  minimum: 1,
  maximum: PAGES_MAX,
  description: 'Pages to read in this call, as many as fit into an answer; 1 by default',
};

/** JSON Schema of the input of a tool, from the shapes of its operation. */
export function inputSchemaOf(tool: Tool, operation: AnyOperation) {
  const parts = partsOf(tool, operation);
  return {
    type: 'object' as const,
    properties: {
      ...Object.fromEntries(parts.map(({ name, schema }) => [name, jsonSchemaOf(schema, true)])),
      ...(tool.input.includes('cursor') && { [PAGES]: PAGES_SCHEMA }),
    },
    required: parts.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Checks the arguments of a tool as a request of REST. @throws Refusal, BadRequestException */
export function toolInput(
  tool: Tool,
  operation: AnyOperation,
  actor: Actor,
  given: Readonly<Record<string, unknown>>,
): Promise<AnyInput> {
  const parts = partsOf(tool, operation);
  const unknown = Object.keys(given).find((name) => !tool.input.includes(name));
  if (unknown !== undefined)
    refuse('ValidationError', `${tool.name} has no argument ${unknown}`, `It takes ${tool.input.join(', ')}.`);
  const limit = given['limit'] ?? PAGE_OF_TOOL;
  if (typeof limit !== 'number' || limit > PAGE_OF_TOOL)
    refuse('ValidationError', `\`limit\` must be at most ${PAGE_OF_TOOL}`, 'Ask for further pages.');
  const at = (place: string) =>
    Object.fromEntries(
      parts.flatMap((part) => (part.place === place && part.name in given ? [[part.name, given[part.name]]] : [])),
    );
  return checkedInput(operation, actor, {
    parameters: at('parameters'),
    query: { ...at('query'), ...(tool.input.includes('limit') && { limit }) },
    body: at('body'),
  });
}
