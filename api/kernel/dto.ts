import type { Infer, ObjectSchema, Schema } from '@evident/domain/kernel';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsISO8601,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  IsUUID,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';

/** Class generated from a shape: class-validator checks it and OpenAPI documents it. */
export interface DtoClass<T = object> {
  new (): T;
  readonly schema: ObjectSchema;
  readonly place: 'body' | 'query';
  /** Classes of nested objects by property. */
  readonly nested: ReadonlyMap<string, DtoClass>;
}

/** PostgreSQL's text type holds neither NUL nor unpaired surrogates. */
const STORABLE = /^[^\u0000\p{Cs}]*$/u;
/** RFC 3339, section 5.6, without leap seconds. A separate check rejects days that do not exist. */
const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** PostgreSQL's calendar has no year 0. */
const DAY = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** Returns the DTO of a request or response body: `class TagWordingDto extends dtoFrom(tagWording) {}`. */
export const dtoFrom = <S extends ObjectSchema>(schema: S): DtoClass<Infer<S>> =>
  build(schema, 'body') as DtoClass<Infer<S>>;

/**
 * Returns the DTO of a query string. Numbers and booleans are parsed from text; a single value becomes a list of one.
 */
export const queryFrom = <S extends ObjectSchema>(schema: S): DtoClass<Infer<S>> =>
  build(schema, 'query') as DtoClass<Infer<S>>;

function build(schema: ObjectSchema, place: 'body' | 'query'): DtoClass {
  let nested: Map<string, DtoClass> | undefined;
  // class-validator keeps several objects for each rule, so that only classes in use get theirs.
  let ruled = false;
  class Dto {
    static readonly schema = schema;
    static readonly place = place;
    static get nested(): ReadonlyMap<string, DtoClass> {
      return (nested ??= nestedIn(schema, place));
    }

    constructor() {
      if (!ruled) addRules(Dto.prototype, schema);
      ruled = true;
    }
  }
  return Dto;
}

function nestedIn({ properties }: ObjectSchema, place: 'body' | 'query'): Map<string, DtoClass> {
  const inner = Object.entries(properties).map(
    ([key, property]) => [key, property.type === 'array' ? property.items : property] as const,
  );
  return new Map(inner.flatMap(([key, schema]) => (schema.type === 'object' ? [[key, build(schema, place)]] : [])));
}

function addRules(prototype: object, schema: ObjectSchema): void {
  for (const [key, property] of Object.entries(schema.properties))
    for (const rule of [...presence(schema, key, property), ...rulesOf(property)]) rule(prototype, key);
}

/** Absent keeps the value, `null` clears it. Only nullable properties accept `null`. */
function presence(schema: ObjectSchema, key: string, property: Schema): PropertyDecorator[] {
  const optional = !schema.required.includes(key);
  return [ValidateIf((_, value) => !(optional && value === undefined) && !(property.nullable && value === null))];
}

function rulesOf(schema: Schema, each?: ValidationOptions): PropertyDecorator[] {
  switch (schema.type) {
    case 'string':
      return [
        IsString(each),
        Matches(STORABLE, { ...each, message: '$property must not contain the NUL character or half of a character' }),
        ...(schema.enum ? [IsIn([...schema.enum], each)] : []),
        ...(schema.minLength === undefined ? [] : [MinLength(schema.minLength, each)]),
        ...(schema.maxLength === undefined ? [] : [MaxLength(schema.maxLength, each)]),
        ...(schema.pattern === undefined ? [] : [Matches(new RegExp(schema.pattern, 'u'), each)]),
        ...formatRule(schema.format, each),
      ];
    case 'integer':
    case 'number':
      return [
        schema.type === 'integer' ? IsInt(each) : IsNumber({}, each),
        ...(schema.minimum === undefined ? [] : [Min(schema.minimum, each)]),
        ...(schema.maximum === undefined ? [] : [Max(schema.maximum, each)]),
      ];
    case 'boolean':
      return [IsBoolean(each)];
    case 'free':
      return [IsObject(each)];
    case 'object':
      return [IsObject(each), ValidateNested(each)];
    case 'array':
      return [
        IsArray(),
        ArrayMinSize(schema.minItems ?? 0),
        ArrayMaxSize(schema.maxItems ?? 10_000),
        ...rulesOf(schema.items, { each: true }),
      ];
  }
}

function formatRule(format: string | undefined, each?: ValidationOptions): PropertyDecorator[] {
  switch (format) {
    case 'uuid':
      return [IsUUID('all', each)];
    case 'date-time':
      return [
        Matches(MOMENT, {
          ...each,
          message: '$property must be a date and time with an offset, such as 2026-03-14T09:26:53Z',
        }),
        IsISO8601({ strict: true }, { ...each, message: '$property must be a date and time that exists' }),
      ];
    case 'date':
      return [Matches(DAY, each), IsISO8601({ strict: true }, each)];
    case 'email':
      return [IsEmail({}, each)];
    case 'uri':
      return [IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true }, each)];
    default:
      return [];
  }
}
