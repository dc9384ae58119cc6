import { lineOf, objectOf, partOf } from './index.ts';

const title = lineOf(100, 'Quotes');
const shared = { type: 'boolean' } as const;

describe('the shape of an object', () => {
  it('requires all properties in their order, except the optional ones', () => {
    expect(objectOf({ title, shared }).required).toEqual(['title', 'shared']);
    expect(objectOf({ title, shared }, { optional: ['shared'], description: 'A feed' })).toEqual({
      type: 'object',
      properties: { title, shared },
      required: ['title'],
      description: 'A feed',
    });
  });

  it('requires none for changes', () => {
    expect(partOf({ title, shared })).toEqual({ type: 'object', properties: { title, shared }, required: [] });
  });
});

describe('a line of text', () => {
  it('is bounded and never blank', () => {
    expect(title).toEqual({ type: 'string', minLength: 1, maxLength: 100, pattern: '\\S', examples: ['Quotes'] });
  });
});
