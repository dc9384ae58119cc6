import type { Schema } from '@evident/domain/kernel';
import { BadRequestException } from '@nestjs/common';
import type { DtoClass } from './dto.ts';

/** Maximum number of unknown properties named in one refusal. */
const UNKNOWN_NAMES_MAX = 20;
const TRUTH = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Builds the DTO instance for class-validator, visiting each declared value once. Keeps values of the wrong type for
 * class-validator to refuse.
 * @throws BadRequestException naming undeclared properties
 */
export function fillDto(dto: DtoClass, value: Plain): object {
  const unknown: string[] = [];
  const filled = fill(dto, value, '', unknown);
  if (unknown.length > 0) throw new BadRequestException(unknown);
  return filled;
}

/** @param path of the object in the body, with a trailing dot; empty for the body itself */
function fill(dto: DtoClass, value: Plain, path: string, unknown: string[]): object {
  const filled = new dto() as Record<string, unknown>;
  for (const key in value) {
    if (Object.hasOwn(dto.schema.properties, key)) {
      filled[key] = converted(dto, key, value[key], `${path}${key}.`, unknown);
    } else if (Object.hasOwn(value, key)) {
      unknown.push(`${path}property ${key} should not exist`);
      if (unknown.length >= UNKNOWN_NAMES_MAX) break;
    }
  }
  return filled;
}

function converted(dto: DtoClass, key: string, value: unknown, path: string, unknown: string[]): unknown {
  const schema = dto.schema.properties[key]!;
  if (schema.type !== 'array') return single(dto, key, schema, value, path, unknown);
  const list = dto.place === 'query' && value !== undefined ? [value].flat() : value;
  return Array.isArray(list)
    ? list.map((item, index) => single(dto, key, schema.items, item, `${path}${index}.`, unknown))
    : list;
}

function single(dto: DtoClass, key: string, schema: Schema, value: unknown, path: string, unknown: string[]): unknown {
  if (schema.type === 'object') return isPlain(value) ? fill(dto.nested.get(key)!, value, path, unknown) : value;
  // Ids are compared as text, so lower case is canonical.
  if (schema.type === 'string' && schema.format === 'uuid' && typeof value === 'string') return value.toLowerCase();
  return dto.place === 'query' ? fromText(schema, value) : value;
}

function fromText({ type }: Schema, value: unknown): unknown {
  if (type === 'boolean') return TRUTH.get(value) ?? value;
  return (type === 'integer' || type === 'number') && typeof value === 'string' ? Number(value) : value;
}
