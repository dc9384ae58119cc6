import {
  columnConversion,
  convertedColumns,
  fieldFilter,
  fieldList,
  fieldPosition,
  fieldPreview,
  fieldSetPosition,
  fieldSetWording,
  fieldUpdate,
  fieldWithUse,
  fieldWordingShape,
  newField,
  newFieldSet,
  objectFields,
  rawColumns,
  sentValues,
} from '@evident/domain/fields';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class FieldFilterDto extends queryFrom(fieldFilter) {}
export class FieldListDto extends dtoFrom(fieldList) {}
export class FieldDto extends dtoFrom(fieldWithUse) {}
export class NewFieldDto extends dtoFrom(newField) {}
export class FieldUpdateDto extends dtoFrom(fieldUpdate) {}
export class FieldWordingDto extends dtoFrom(fieldWordingShape) {}
export class FieldPreviewDto extends dtoFrom(fieldPreview) {}
export class FieldPositionDto extends dtoFrom(fieldPosition) {}
export class NewFieldSetDto extends dtoFrom(newFieldSet) {}
export class FieldSetWordingDto extends dtoFrom(fieldSetWording) {}
export class FieldSetPositionDto extends dtoFrom(fieldSetPosition) {}
export class ObjectFieldsDto extends dtoFrom(objectFields) {}
export class SentValuesDto extends dtoFrom(sentValues) {}
export class RawColumnsDto extends dtoFrom(rawColumns) {}
export class ColumnConversionDto extends dtoFrom(columnConversion) {}
export class ConvertedColumnsDto extends dtoFrom(convertedColumns) {}
