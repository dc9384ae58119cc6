import * as kinds from './kinds.ts';

/** Programs that convert and scan uploaded files. */
export const FILE_SETTINGS = {
  sofficePath: {
    name: 'SOFFICE_PATH',
    kind: kinds.file,
    otherwise: '`soffice` on PATH, or the LibreOffice that comes with Evident as an optional package',
    example: '/usr/bin/soffice',
    about: 'The LibreOffice program that converts office files to PDF.',
  },
  clamd: {
    name: 'EVIDENT_CLAMD',
    kind: kinds.hostAndPort,
    otherwise: 'uploads are not scanned for viruses',
    example: 'clamd.internal:3310',
    about:
      'A ClamAV daemon (`clamd`) that scans every upload before it can be read. Without an answer of the daemon, uploads are refused. See “Virus scan” in operations.md.',
  },
} as const;
