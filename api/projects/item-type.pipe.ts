import { refuse } from '@evident/domain/kernel';
import { ITEM_TYPES, type ItemType } from '@evident/domain/projects';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** Parses the item type in a path. */
@Injectable()
export class ItemTypePipe implements PipeTransform<string, ItemType> {
  transform(value: string): ItemType {
    return (
      ITEM_TYPES.find((type) => type === value) ??
      refuse('ValidationError', 'There is no such kind of thing', `Name one of ${ITEM_TYPES.join(', ')}.`)
    );
  }
}
