import type { ObjectSchema, Schema } from '@evident/domain/kernel';

export type JsonSchema = Record<string, unknown>;

/**
 * Converts a shape to JSON Schema draft 2020-12, the dialect of OpenAPI 3.1. `closed` forbids undeclared properties
 * (requests).
 */
export function jsonSchemaOf(schema: Schema, closed = false): JsonSchema {
  const { type, nullable, ...rest } = schema as Schema & { nullable?: boolean };
  const told = { ...describe(rest as JsonSchema), ...(rest.deprecated !== undefined && { deprecated: true }) };
  switch (type) {
    case 'free':
      return { ...told, type: nullable ? ['object', 'null'] : 'object', additionalProperties: true };
    case 'array':
      return {
        ...told,
        type: nullable ? ['array', 'null'] : 'array',
        items: jsonSchemaOf((schema as { items: Schema }).items, closed),
      };
    case 'object':
      return { ...told, type: nullable ? ['object', 'null'] : 'object', ...properties(schema as ObjectSchema, closed) };
    default:
      return { ...told, type: nullable ? [type, 'null'] : type, ...enumOf(told, nullable) };
  }
}

function properties(schema: ObjectSchema, closed: boolean): JsonSchema {
  return {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, jsonSchemaOf(property, closed)]),
    ),
    ...(schema.required.length ? { required: [...schema.required] } : {}),
    ...(closed ? { additionalProperties: false } : {}),
  };
}

const describe = ({ properties: _properties, required: _required, items: _items, ...told }: JsonSchema): JsonSchema =>
  told;

const enumOf = (told: JsonSchema, nullable?: boolean): JsonSchema =>
  nullable && Array.isArray(told['enum']) ? { enum: [...(told['enum'] as unknown[]), null] } : {};

/** Returns the shape's own example or generates a valid value. */
export function exampleOf(schema: Schema): unknown {
  if (schema.examples?.length) return schema.examples[0];
  switch (schema.type) {
    case 'string':
      return schema.enum?.[0] ?? FORMAT_EXAMPLES[schema.format ?? ''] ?? 'text'.slice(0, schema.maxLength ?? 4);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'free':
      return {};
    case 'array':
      return [exampleOf(schema.items)];
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties).map(([key, property]) => [key, exampleOf(property)]));
  }
}

const FORMAT_EXAMPLES: Record<string, string> = {
  uuid: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f',
  'date-time': '2026-03-14T09:26:53.589Z',
  date: '2026-03-14',
  email: 'ada@example.org',
  uri: 'https://example.org/',
};
