import type * as Swagger from '@nestjs/swagger';

type Decorator = (target: object, key?: string | symbol, descriptor?: PropertyDescriptor) => void;
type Decorating =
  | 'ApiBody'
  | 'ApiConsumes'
  | 'ApiExcludeController'
  | 'ApiExcludeEndpoint'
  | 'ApiHeader'
  | 'ApiParam'
  | 'ApiResponse'
  | 'ApiTags';

const waiting: ((swagger: typeof Swagger) => void)[] = [];

/** Applies the decorators of this file. Only the program that generates the contract loads OpenAPI. */
export function documentOthers(swagger: typeof Swagger): void {
  for (const apply of waiting.splice(0)) apply(swagger);
}

const later =
  <Name extends Decorating>(name: Name) =>
  (...given: Parameters<(typeof Swagger)[Name]>): MethodDecorator & ClassDecorator =>
  (target: object, key?: string | symbol, descriptor?: PropertyDescriptor): void => {
    waiting.push((swagger) => {
      const decorate = swagger[name] as unknown as (...all: typeof given) => Decorator;
      decorate(...given)(target, key, descriptor);
    });
  };

export const ApiBody = later('ApiBody');
export const ApiConsumes = later('ApiConsumes');
export const ApiExcludeController = later('ApiExcludeController');
export const ApiExcludeEndpoint = later('ApiExcludeEndpoint');
export const ApiHeader = later('ApiHeader');
export const ApiParam = later('ApiParam');
export const ApiResponse = later('ApiResponse');
export const ApiTags = later('ApiTags');
