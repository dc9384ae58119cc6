import {
  groupsWanted,
  newView,
  row,
  rowAction,
  rowGroups,
  rowPlaces,
  rowValues,
  rowsWanted,
  shownView,
  viewCopy,
  viewList,
  viewPlace,
  viewUpdate,
} from '@evident/domain/views';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class ViewDto extends dtoFrom(shownView) {}
export class ViewListDto extends dtoFrom(viewList) {}
export class NewViewDto extends dtoFrom(newView) {}
export class ViewUpdateDto extends dtoFrom(viewUpdate) {}
export class ViewCopyDto extends dtoFrom(viewCopy) {}
export class ViewPlaceDto extends dtoFrom(viewPlace) {}

export class RowsWantedDto extends dtoFrom(rowsWanted) {}
export class RowPageDto extends pageOf(row) {}
export class GroupsWantedDto extends dtoFrom(groupsWanted) {}
export class RowGroupsDto extends dtoFrom(rowGroups) {}
export class RowActionDto extends dtoFrom(rowAction) {}
export class RowPlacesDto extends dtoFrom(rowPlaces) {}
export class RowValuesDto extends dtoFrom(rowValues) {}
