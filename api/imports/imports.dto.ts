import { importView, newImport, previewRequest, previewView } from '@evident/domain/imports';
import { dtoFrom } from '../kernel/dto.ts';

export class NewImportDto extends dtoFrom(newImport) {}
export class PreviewRequestDto extends dtoFrom(previewRequest) {}
export class PreviewDto extends dtoFrom(previewView) {}
export class ImportDto extends dtoFrom(importView) {}
