import {
  chartData,
  chartQuery,
  coOccurrence,
  crosstab,
  crosstabQuery,
  noteFigures,
  noteFiguresQuery,
  saturation,
} from '@evident/domain/charts';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class ChartQueryDto extends queryFrom(chartQuery) {}
export class ChartDataDto extends dtoFrom(chartData) {}
export class CoOccurrenceDto extends dtoFrom(coOccurrence) {}
export class SaturationDto extends dtoFrom(saturation) {}
export class CrosstabQueryDto extends queryFrom(crosstabQuery) {}
export class CrosstabDto extends dtoFrom(crosstab) {}
export class NoteFiguresQueryDto extends queryFrom(noteFiguresQuery) {}
export class NoteFiguresDto extends dtoFrom(noteFigures) {}
