import { HttpCode, SetMetadata, applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { OPEN_TO_ALL } from './actor.ts';
import { bodyLimitsOf } from './body-limits.ts';
import type { DtoClass } from './dto.ts';
import { IDEMPOTENCY } from './idempotency.ts';
import { type OperationFacts, operations } from './operations.ts';

/** Declares an operation in the contract. */
export function Operation(facts: OperationFacts): MethodDecorator {
  const status = facts.status ?? (facts.answers || facts.answersBytes || facts.answersEvents ? 200 : 204);
  return (target, key, descriptor) => {
    const parameters = (Reflect.getMetadata('design:paramtypes', target, key) ?? []) as Partial<DtoClass>[];
    const dtos = parameters.filter((type): type is DtoClass => type?.schema !== undefined);
    const body = dtos.find(({ place }) => place === 'body');
    const isOpen = (): boolean =>
      [descriptor.value as object, target.constructor].some(
        (where) => Reflect.getMetadata(OPEN_TO_ALL, where) === true,
      );
    operations.push({ facts, status, dtos, target, key, descriptor });
    applyDecorators(
      HttpCode(status),
      ...(body ? [RouteConfig({ bodyLimits: () => bodyLimitsOf(body.schema, isOpen()) })] : []),
      SetMetadata(IDEMPOTENCY, facts.idempotency),
    )(target, key, descriptor);
  };
}
