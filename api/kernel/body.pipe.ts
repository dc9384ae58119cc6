import { refuse } from '@evident/domain/kernel';
import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { DtoClass } from './dto.ts';
import { fillDto } from './fill-dto.ts';

/** Replaces class-transformer in ValidationPipe, which scans all keys for each key of an object. */
const filling = {
  plainToInstance: (dto: DtoClass, value: Readonly<Record<string, unknown>>) => fillDto(dto, value),
  plainToClass: (dto: DtoClass, value: Readonly<Record<string, unknown>>) => fillDto(dto, value),
  classToPlain: (value: object) => value,
  instanceToPlain: (value: object) => value,
};

/** Validates bodies and query strings against their DTO in linear time. Undeclared properties are refused by name. */
@Injectable()
export class BodyPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      transformerPackage: filling as never,
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const declared = (metadata.metatype as Partial<DtoClass> | undefined)?.schema !== undefined;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (declared && metadata.type === 'body' && !isObject)
      refuse(
        'ValidationError',
        'The request body must be a JSON object',
        'Send an object with the content type application/json.',
      );
    return super.transform(value, metadata);
  }
}

export const bodyPipe = new BodyPipe();
