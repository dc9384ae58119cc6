import { block, doc, paragraph } from '../../test/builders/rich-text.ts';
import {
  EVIDENCE_MAX,
  type RichNode,
  evidenceIn,
  imageFilesIn,
  refuseEvidence,
  refuseTooMuchEvidence,
  speakersOf,
} from './index.ts';
import { turn } from '../../test/builders/rich-text.ts';

const evidence = (highlightId: unknown): RichNode => ({ type: 'evidence', attrs: { highlightId } });
const image = (fileId: unknown): RichNode => ({ type: 'image', attrs: { fileId, src: null } });
const many = (count: number) => doc(...Array.from({ length: count }, (_, at) => evidence(`h${at}`)));

describe('the evidence of a document', () => {
  it('is each highlight once, in the order of the text, wherever it stands', () => {
    expect(
      evidenceIn(
        doc(evidence('b'), block('blockquote', paragraph('said'), evidence('a')), evidence('b'), evidence('c')),
      ),
    ).toEqual(['b', 'a', 'c']);
  });
  it('leaves out evidence without a highlight, and attributes of the same name elsewhere', () => {
    expect(evidenceIn(doc(evidence(null), evidence(7), { type: 'image', attrs: { highlightId: 'x' } }))).toEqual([]);
  });
  it('belongs in insights', () => {
    expect(() => refuseEvidence(doc(paragraph('said')))).not.toThrow();
    expect(() => refuseEvidence(doc(block('blockquote', evidence('a'))))).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', title: 'Only an insight can hold evidence' }),
    );
  });
  it('is at most 500 highlights, however often each is shown', () => {
    expect(EVIDENCE_MAX).toBe(500);
    expect(() => refuseTooMuchEvidence(many(500))).not.toThrow();
    expect(() => refuseTooMuchEvidence(many(501))).toThrow('at most 500 highlights');
    expect(() => refuseTooMuchEvidence(doc(...Array.from({ length: 900 }, () => evidence('same'))))).not.toThrow();
  });
});

describe('the images of a document', () => {
  it('are its uploaded files, each once; images from elsewhere have no file', () => {
    expect(
      imageFilesIn(
        doc(image('b'), block('blockquote', image('a')), image('b'), image(null), {
          type: 'paragraph',
          attrs: { fileId: 'c' },
        }),
      ),
    ).toEqual(['b', 'a']);
  });
});

describe('the names shown with a document', () => {
  const names = { ana: 'Ana', ben: 'Ben', cy: 'Cy' };
  it('are those of its speakers and no others', () => {
    expect(speakersOf(doc(block('blockquote', turn('ana', 0, 1, 'Hello'))), names)).toEqual({ ana: 'Ana' });
    expect(speakersOf(doc(paragraph('ben')), names)).toEqual({});
  });
  it('include speakers of quotes, and nothing for speakers without a name', () => {
    expect(speakersOf(doc(turn('x', 0, 1, 'Hello')), names, ['cy', 'y'])).toEqual({ cy: 'Cy' });
  });
});
