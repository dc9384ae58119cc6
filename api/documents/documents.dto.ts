import {
  altTextChange,
  documentMatches,
  documentPageView,
  documentPassword,
  documentQuery,
  documentView,
} from '@evident/domain/documents';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class FileDocumentDto extends dtoFrom(documentView) {}
export class FileDocumentPageDto extends dtoFrom(documentPageView) {}
export class DocumentMatchesDto extends dtoFrom(documentMatches) {}
export class DocumentQueryDto extends queryFrom(documentQuery) {}
export class DocumentPasswordDto extends dtoFrom(documentPassword) {}
export class AltTextChangeDto extends dtoFrom(altTextChange) {}
