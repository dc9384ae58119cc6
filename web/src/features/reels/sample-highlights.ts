import type { HighlightView } from '@evident/domain/highlights';

const seconds = { startTime: 1, endTime: 3, snippetStartTime: 1, snippetEndTime: 3, type: 'AV' } as const;
export const reelHighlight = (id: string, text: string, fileId: string | null): HighlightView =>
  ({
    id,
    projectId: 'p1',
    noteId: 'n1',
    noteTitle: 'Interview 4',
    text,
    speaker: 'Participant 4',
    pdfHighlightAreas: [],
    lost: false,
    tags: [],
    audioVideo: fileId === null ? null : { fileId, ...seconds },
  }) as unknown as HighlightView;
