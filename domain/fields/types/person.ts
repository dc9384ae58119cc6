import { isUuid, refuse } from '../../kernel/index.ts';
import { SELECTABLE_MAX } from '../settings.ts';
import { type FieldType, idsIn, listedIn, noSettings, refuseValue } from './field-type.ts';

/** People of the workspace. */
export const person = {
  name: 'Person',
  stored: 'ids',
  holds: 'people',
  kind: 'choices',
  datum: 'uuidArrayFilter',
  grouped: true,
  // Fields of people that name people cannot be filtered by, so their cells would have no list behind them.
  crossed: { of: ['NOTE'], found: 'people' },
  settings({ max, ...others }, before) {
    noSettings(others);
    const most = max ?? before.max ?? SELECTABLE_MAX;
    if (most < 1 || most > SELECTABLE_MAX)
      refuse('ValidationError', 'Too many people', `A value holds at most ${SELECTABLE_MAX} people.`);
    return { max: most };
  },
  check({ ids }, { max = SELECTABLE_MAX }, label) {
    const chosen = [...new Set(ids!.map((id) => id.toLowerCase()))];
    if (chosen.length > max) refuseValue(label, `holds at most ${max} people`, 'Choose fewer.');
    return chosen.length === 0 ? null : { ids: chosen };
  },
  shown: (value, _, nameOf) =>
    idsIn(value)
      .flatMap((id) => nameOf(id) ?? [])
      .join('; '),
  /** Ids, one name, or several names. Nothing of a text is left out: an unknown name makes it no value. */
  reader:
    ({ max = SELECTABLE_MAX }, _, personOf = () => undefined) =>
    (text) => {
      const ids = text.split(/[\s,;]+/).filter((part) => part !== '');
      const whole = personOf(text);
      const named = ids.every(isUuid)
        ? ids.map((id) => id.toLowerCase())
        : whole === undefined
          ? listedIn(text).map(personOf)
          : [whole];
      const people = [...new Set(named)].flatMap((id) => id ?? []);
      const complete = !named.includes(undefined) && people.length > 0 && people.length <= max;
      return complete ? { ids: people } : null;
    },
} as const satisfies FieldType;
