export type { ByteDigest, FileScanner, FileSniffer } from './ports.ts';
export { scanStored } from './scan-stored.ts';
export { contentOf, type FileDownload } from './file-download.ts';
export type { FileRecords, MemberPictures } from './file-records.ts';
export type { ByteRange, FileStorage } from './file-storage.ts';
export { storeFile, type StoreFilePorts, saveStored, shownName } from './store-file.ts';
