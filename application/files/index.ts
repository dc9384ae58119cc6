export type { ByteDigest } from './byte-digest.ts';
export { contentOf, type FileDownload } from './file-download.ts';
export type { FileRecords, MemberPictures } from './file-records.ts';
export type { FileSniffer } from './file-sniffer.ts';
export type { FileStorage } from './file-storage.ts';
export { keepFile, type KeepPorts, saveKept } from './keep-file.ts';
