import { OwnForms } from './own-forms.ts';

describe('described forms of turns', () => {
  const browser = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  it('are remembered for the member and workspace, the latest first and once', () => {
    const storage = browser();
    const of = (account: string | null) => new OwnForms(storage, () => account);
    of('team.ada').remember('{time} / {name} / {text}');
    of('team.ada').remember('{name} says {text}');
    of('team.ada').remember('{time} / {name} / {text}');
    expect(of('team.ada').all()).toEqual(['{time} / {name} / {text}', '{name} says {text}']);
    expect([of('team.ben').all(), of(null).all()]).toEqual([[], []]);
  });

  it('are at most five, and only those that can be read', () => {
    const storage = browser();
    const forms = new OwnForms(storage, () => 'team.ada');
    for (const sign of ['~', '+', '=', '%', '&', '!']) forms.remember(`${sign} {name} ${sign} {text}`);
    forms.remember('{text}');
    expect(forms.all().map((form) => form[0])).toEqual(['!', '&', '%', '=', '+']);
    storage.setItem('evident-turn-forms.team.ada', '{');
    expect(forms.all()).toEqual([]);
  });
});
