import { refuse } from '@evident/domain/kernel';
import { DEPENDED_TYPES, type DependedType } from '@evident/domain/trash';
import { Injectable, type PipeTransform } from '@nestjs/common';

@Injectable()
export class DependedTypePipe implements PipeTransform<string, DependedType> {
  transform(value: string): DependedType {
    return (
      DEPENDED_TYPES.find((type) => type === value) ??
      refuse('ValidationError', 'Unknown object type', `Use one of ${DEPENDED_TYPES.join(', ')}.`)
    );
  }
}
