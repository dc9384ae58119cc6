import { fieldOfName, labelKey } from './index.ts';

describe('a label as it is compared', () => {
  it.each([
    ['Company size', 'company_size'],
    ['Company size', 'CompanySizes '],
    ['Company', 'companies'],
    ['Box', 'boxes'],
    ['E-mail', 'Email'],
    ['Größe', 'GRÖSSE'],
  ])('is the same for “%s” and “%s”', (one, other) => {
    expect(labelKey(one)).toBe(labelKey(other));
  });

  it.each([
    ['Status', 'Statu'],
    ['Address', 'Addres'],
    ['Role', 'Role 2'],
    ['年', '月'],
  ])('differs for “%s” and “%s”', (one, other) => {
    expect(labelKey(one)).not.toBe(labelKey(other));
  });
});

describe('the field with the name of a column', () => {
  const fields = [{ label: 'Roles' }, { label: 'Plan' }, { label: 'plan' }, { label: '?' }];

  it('differs in case, spaces or plural only', () => {
    expect(fieldOfName(' role ', fields)).toBe(fields[0]);
    expect(fieldOfName('Team', fields)).toBeUndefined();
  });
  it('is the one of exactly this name, and none of several that are alike', () => {
    expect(fieldOfName('plan', fields)).toBe(fields[2]);
    expect(fieldOfName('PLAN', fields)).toBeUndefined();
  });
  it('is none for a name without letters', () => {
    expect(fieldOfName('!', fields)).toBeUndefined();
  });
});
