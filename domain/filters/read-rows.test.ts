import fc from 'fast-check';
import {
  AI_USER,
  AI_USER_ID,
  CURRENT_USER,
  EMPTY_FORM,
  EVERYTHING,
  type FilterField,
  NOTHING,
  OPERATOR_NAMES,
  RELATIVE_DATES,
  allOf,
  and,
  combinatorOf,
  filterForm,
  formGiven,
  isBlank,
  isEverything,
  isRelative,
  mentions,
  momentOf,
  operatorOf,
  operatorsOf,
  readOperand,
  simplified,
  systemRow,
} from './index.ts';

const NOW = new Date('2026-03-31T12:00:00.000Z');
const ME = '00000000-0000-7000-8000-0000000000b1';
const OPTION = '00000000-0000-7000-8000-0000000000d1';
const field = (more: Partial<FilterField>): FilterField => more as FilterField;
const read = (value: string, of: Partial<FilterField>, operator: Parameters<typeof readOperand>[2] = 'Is') =>
  readOperand(value, field(of), operator, { now: NOW, userId: ME });

describe('a value of a row', () => {
  it('is a phrase without case, accents and signs where words are searched, and the whole folded text where it is compared', () => {
    expect(read(' Café au lait! ', { kind: 'text' }, 'Contains').operand).toBe(
      read('cafe AU, lait', { kind: 'text' }, 'Contains').operand,
    );
    expect(read(' Price? ', { kind: 'text' }, 'Is').operand).toBe('price?');
    expect(read('?!', { kind: 'text' }, 'Contains')).toEqual({ fault: 'Enter at least one letter or digit.' });
  });

  it('is a number of digits with at most one point and a sign, and nothing else that JavaScript reads as a number', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(999), (whole, decimals) => {
        expect(read(` ${whole}.${decimals} `, { kind: 'number' })).toEqual({ operand: Number(`${whole}.${decimals}`) });
      }),
    );
    for (const none of ['', '1e3', '0x10', 'Infinity', '1,000', '1.2.3', '.', '9'.repeat(400)])
      expect(read(none, { kind: 'number' }).fault).toBe('Enter a number.');
  });

  it('is true or false, written so', () => {
    expect(read('true', { kind: 'boolean' })).toEqual({ operand: true });
    expect(read('false', { kind: 'boolean' })).toEqual({ operand: false });
    for (const none of ['1', 'yes', 'True', ''])
      expect(read(none, { kind: 'boolean' })).toEqual({ fault: 'Choose yes or no.' });
  });

  it('is a date that exists', () => {
    expect(read('2024-02-29', { kind: 'date' }).operand).toMatchObject({ day: '2024-02-29' });
    for (const none of ['2026-02-29', '2026-13-01', 'yesterday', '2026-1-1'])
      expect(read(none, { kind: 'date' })).toEqual({ fault: 'Choose a date that exists.' });
  });

  it('is one of the options of a list, whatever the case of its id', () => {
    const listed = { kind: 'choices', options: new Set([OPTION]) } as const;
    expect(read(OPTION.toUpperCase(), listed)).toEqual({ operand: OPTION });
    for (const none of [ME, 'no id']) expect(read(none, listed)).toEqual({ fault: 'Choose a value from the list.' });
    expect(read(ME, { kind: 'choices' })).toEqual({ operand: ME });
  });

  it('names the actor and the AI only where members are chosen', () => {
    const member = { kind: 'choice', holds: 'MEMBER' } as const;
    expect(read(CURRENT_USER, member)).toEqual({ operand: ME });
    expect(read(AI_USER, member)).toEqual({ operand: AI_USER_ID });
    expect(read(CURRENT_USER, { kind: 'choice' }).fault).toBeDefined();
  });

  it('is blank if it is space, all time, or no choice at all; a name to choose may be space', () => {
    expect(isBlank(' \t', 'text')).toBe(true);
    expect(isBlank('all time', 'date')).toBe(true);
    expect(isBlank('all time', 'text')).toBe(false);
    expect(isBlank(' ', 'choice')).toBe(false);
    expect(isBlank('', 'choices')).toBe(true);
    expect(isBlank(' ', undefined)).toBe(true);
  });
});

describe('a relative date', () => {
  it('is one of the listed words, and no property that every object has', () => {
    for (const word of RELATIVE_DATES) expect(isRelative(word)).toBe(true);
    for (const word of ['toString', 'constructor', '__proto__', '5 weeks ago', ''])
      expect(isRelative(word)).toBe(false);
  });

  it('is an instant before now, and in the same order as its length on any day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2003-01-01'), max: new Date('9000-01-01'), noInvalidDate: true }), (now) => {
        const instants = [
          '1 hour ago',
          '1 week ago',
          '2 weeks ago',
          '4 weeks ago',
          '3 months ago',
          '6 months ago',
          '1 year ago',
          '2 years ago',
        ].map((word) => momentOf(word, now)!.first);
        expect(instants.every((instant) => instant < now.toISOString())).toBe(true);
        expect([...instants].sort().reverse()).toEqual(instants);
      }),
    );
  });
});

describe('an operator', () => {
  it('is offered only for fields of its kinds, and those without values never for fields that always have one', () => {
    for (const kind of ['text', 'number', 'boolean', 'date', 'choice', 'choices'] as const) {
      for (const name of operatorsOf({ kind })) expect(operatorOf(name).kinds).toContain(kind);
      const always = operatorsOf({ kind, neverEmpty: true });
      expect(always).toEqual(operatorsOf({ kind }).filter((name) => operatorOf(name).takes !== 'none'));
      expect(always).not.toEqual([]);
    }
  });

  it('compiles one that negates another to its plain negation', () => {
    const at = { attribute: 'title' } as unknown as Parameters<ReturnType<typeof operatorOf>['compile']>[0];
    const pairs = [
      ['Contains', 'DoesNotContain'],
      ['IsOneOf', 'IsNotOneOf'],
      ['HasAnyOf', 'HasNoneOf'],
      ['HasAllOf', 'MissingAllOf'],
      ['IsEmpty', 'IsNotEmpty'],
    ] as const;
    for (const [one, other] of pairs)
      expect(operatorOf(other).compile(at, ['x', 'y'])).toEqual({
        kind: 'not',
        clause: operatorOf(one).compile(at, ['x', 'y']),
      });
  });

  it('has a label of its own', () => {
    expect(new Set(OPERATOR_NAMES.map((name) => operatorOf(name).label)).size).toBe(OPERATOR_NAMES.length);
  });
});

describe('a form', () => {
  it('is the empty one if the parameter is absent, and refused if it is no form', () => {
    expect(formGiven(undefined)).toBe(EMPTY_FORM);
    const form = allOf(systemRow('Title', 'Contains', 'price'));
    expect(formGiven(JSON.stringify(form))).toEqual(form);
    for (const none of ['', '{', 'null', '[]', '{"combinator":"xor","fieldForms":[]}'])
      expect(() => formGiven(none)).toThrow(expect.objectContaining({ code: 'ValidationError' }));
  });

  it('joins its rows the same in every spelling that its shape accepts', () => {
    const accepted = new RegExp(filterForm.properties.combinator.pattern);
    for (const combinator of ['and', 'And', 'AND', 'or', 'Or', 'OR']) {
      expect(accepted.test(combinator)).toBe(true);
      expect(combinatorOf({ combinator, fieldForms: [] })).toBe(combinator.toLowerCase());
    }
  });

  it('mentions the system fields of its rows, and no custom field of that name', () => {
    const form = allOf(systemRow('Archived', 'Is', 'true'));
    expect(mentions(form, 'Archived')).toBe(true);
    expect(mentions(form, 'Title')).toBe(false);
    const [row] = form.fieldForms;
    expect(mentions(allOf({ ...row!, field: { kind: 'custom', name: 'Archived' } }), 'Archived')).toBe(false);
  });

  it('that compiles to everything stays so inside conjunctions', () => {
    expect(isEverything(EVERYTHING)).toBe(true);
    expect(isEverything(NOTHING)).toBe(false);
    expect(isEverything(and(EVERYTHING))).toBe(false);
    expect(isEverything(simplified(and(EVERYTHING, and())))).toBe(true);
  });
});
