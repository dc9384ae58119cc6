import type { Infer, ObjectSchema } from '@evident/domain/kernel';
import { type DtoClass, dtoFrom } from '../dto.ts';
import { pageOf } from '../page.dto.ts';

/** A shape of requests and responses, by its name in the contract. */
export const named = <S extends ObjectSchema>(name: string, schema: S): DtoClass<Infer<S>> =>
  withName(name, dtoFrom(schema));

/** A page of a list. */
export const pageNamed = <S extends ObjectSchema>(name: string, item: S): ReturnType<typeof pageOf<S>> =>
  withName(name, pageOf(item));

function withName<Dto extends DtoClass>(name: string, dto: Dto): Dto {
  Object.defineProperty(dto, 'name', { value: name });
  return dto;
}
