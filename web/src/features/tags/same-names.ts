import { type TagView, tagNameKey } from '@evident/domain/tags';
import { type Boards, tagsOf } from '../../data/tags/arrange.ts';

/** Tags with the same name; `stays` has the most highlights. */
export interface SameName {
  readonly stays: TagView;
  readonly others: readonly TagView[];
}

const nameOf = ({ title }: Pick<TagView, 'title'>): string => tagNameKey(title);

/** Names that several tags of a board share, ignoring case and spaces. */
export function sameNames(groups: Boards[number]['groups']): SameName[] {
  const byName = Map.groupBy(tagsOf([{ groups }]), nameOf);
  return [...byName.values()]
    .filter((tags) => tags.length > 1)
    .map((tags) => {
      const [stays, ...others] = tags.toSorted((one, other) => other.highlightCount - one.highlightCount);
      return { stays: stays!, others };
    });
}
