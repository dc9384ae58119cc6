import { isUuid, refuse } from '@evident/domain/kernel';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** Requires route ids to be UUIDs (specification, document 000, section 2). */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    return isUuid(value)
      ? value.toLowerCase()
      : refuse('ValidationError', 'The id in the address is not a UUID', 'Copy the whole link again.');
  }
}
