import { refuse } from '@evident/domain/kernel';
import { FOLLOWED_TYPES, type FollowedType } from '@evident/domain/feeds';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** Parses the item type in a path. */
@Injectable()
export class FollowedTypePipe implements PipeTransform<string, FollowedType> {
  transform(value: string): FollowedType {
    return (
      FOLLOWED_TYPES.find((type) => type === value) ??
      refuse('ValidationError', 'There is no such kind of thing', `Name one of ${FOLLOWED_TYPES.join(', ')}.`)
    );
  }
}
