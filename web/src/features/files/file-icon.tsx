import type { FileType } from '@evident/domain/files';
import {
  File,
  FileAudio,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Image,
  Presentation,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<FileType, LucideIcon> = {
  Audio: FileAudio,
  Video: FileVideo,
  Image,
  Spreadsheet: FileSpreadsheet,
  Document: FileText,
  Presentation,
  Other: File,
};

export function FileIcon({ fileType, size = 16 }: { fileType: FileType; size?: number }) {
  const Icon = ICONS[fileType];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
