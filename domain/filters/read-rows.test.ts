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
  readOperand(value, field(of), operator, { now: NOW, timeZone: 'UTC', userId: ME });

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
    expect(read('2024-02-29', { kind: 'date' }).operand).toMatchObject({
      first: { clock: '2024-02-29T00:00:00.000Z' },
    });
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
        ].map((word) => momentOf(word, { now, timeZone: 'UTC' })!.first.instant);
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

describe('a day in a filter', () => {
  const inZone = (timeZone: string) => (value: string) => momentOf(value, { now: NOW, timeZone })!;

  it('is that of the reader for values with a time, and itself for days', () => {
    const { first, last, day } = inZone('Pacific/Kiritimati')('2026-06-03');
    expect(first).toEqual({ instant: '2026-06-02T10:00:00.000Z', clock: '2026-06-03T00:00:00.000Z' });
    expect(last).toEqual({ instant: '2026-06-03T09:59:59.999Z', clock: '2026-06-03T23:59:59.999Z' });
    expect(day.next).toEqual({ instant: '2026-06-03T10:00:00.000Z', clock: '2026-06-04T00:00:00.000Z' });
    expect(inZone('Pacific/Pago_Pago')('2026-06-03').first.instant).toBe('2026-06-03T11:00:00.000Z');
  });

  it('has 23 or 25 hours when clocks change', () => {
    const hours = (value: string): number => {
      const { first, next } = inZone('Europe/Berlin')(value).day;
      return (Date.parse(next.instant) - Date.parse(first.instant)) / 3_600_000;
    };
    expect(['2026-03-29', '2026-06-03', '2026-10-25'].map(hours)).toEqual([23, 24, 25]);
  });

  it('of a relative date is that on the clock of the reader, whose months count', () => {
    // 12:00 on March 31 in UTC is 2:00 on April 1 in Kiribati.
    expect(inZone('Pacific/Kiritimati')('1 month ago').day.first.clock).toBe('2026-03-01T00:00:00.000Z');
    expect(inZone('UTC')('1 month ago').day.first.clock).toBe('2026-02-28T00:00:00.000Z');
  });

  it('stays within the years that databases can hold', () => {
    expect(inZone('Asia/Tokyo')('0001-01-01').first.instant).toBe('0001-01-01T00:00:00.000Z');
    expect(inZone('Pacific/Pago_Pago')('9999-12-31').last.instant).toBe('9999-12-31T23:59:59.999Z');
  });
});
