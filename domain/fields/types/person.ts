import { isUuid, refuse } from '../../kernel/index.ts';
import { SELECTABLE_MAX } from '../field.ts';
import { type FieldType, idsIn, noSettings, refuseValue } from './field-type.ts';

/** People of the workspace. */
export const person: FieldType = {
  name: 'Person',
  stored: 'ids',
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
      .join(', '),
  reader:
    ({ max = SELECTABLE_MAX }) =>
    (text) => {
      const ids = text.split(/[\s,;]+/).filter((part) => part !== '');
      return ids.length > 0 && ids.length <= max && ids.every(isUuid)
        ? { ids: ids.map((id) => id.toLowerCase()) }
        : null;
    },
};
