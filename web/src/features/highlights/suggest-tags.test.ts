import { afterApplying, suggestTags, type TagChoice } from './suggest-tags.ts';

const tag = (id: string, title: string): TagChoice => ({ id, title, hue: 'teal', groupId: 'g', group: 'Group' });
const choices = [
  tag('1', 'Trust in numbers'),
  tag('2', 'Onboarding'),
  tag('3', 'Numbers'),
  tag('4', 'Café visits'),
  tag('5', 'No trust'),
];
const titles = (typed: string, recent: string[] = []) =>
  suggestTags(choices, recent, typed).others.map(({ title }) => title);

const similar = (typed: string) => suggestTags(choices, [], typed).similar.map(({ title }) => title);

describe('tags that are offered', () => {
  it('are the recent ones first while nothing is typed, and each only once', () => {
    const { recent, others, make } = suggestTags(choices, ['3', 'gone', '1'], '');
    expect(recent.map(({ id }) => id)).toEqual(['3', '1']);
    expect(others.map(({ id }) => id)).toEqual(['2', '4', '5']);
    expect(make).toBeNull();
  });
  it('begin with what is typed before they hold it somewhere', () => {
    expect(titles('trust')).toEqual(['Trust in numbers', 'No trust']);
    expect(titles('num')).toEqual(['Numbers', 'Trust in numbers']);
  });
  it('are found without accents and in any case', () => {
    expect(titles('CAFE')).toEqual(['Café visits']);
  });
  it('prefer the recent ones among those that fit equally well', () => {
    expect(titles('n', ['5'])[0]).toBe('No trust');
  });
  it('are the most used ones after the recent ones', () => {
    const used = choices.map((choice, at) => ({ ...choice, count: at }));
    expect(suggestTags(used, ['3'], '').others.map(({ id }) => id)).toEqual(['5', '4', '2', '1']);
    expect(suggestTags(used, [], 'n').others.map(({ id }) => id)).toEqual(['5', '3', '1', '2']);
  });
  it('are found when a letter is missing or wrong', () => {
    expect(similar('onbording')).toEqual(['Onboarding']);
    expect(similar('truzt')).toEqual(['Trust in numbers', 'No trust']);
    expect(similar('nu')).toEqual([]);
    expect(similar('xyzzy')).toEqual([]);
  });
  it('are not what was meant only because they are spelled like it', () => {
    const { others, similar: alike, make } = suggestTags(choices, [], 'Offboarding');
    expect(others).toEqual([]);
    expect(make).toBe('Offboarding');
    expect(alike.map(({ title }) => title)).toEqual(['Onboarding']);
  });
  it('can be made when none has this title', () => {
    expect(suggestTags(choices, [], ' Pricing ').make).toBe('Pricing');
    expect(suggestTags(choices, [], 'onboarding').make).toBeNull();
  });
});

describe('tags applied lately', () => {
  it('come most recent first, each once', () => {
    expect(afterApplying(['1', '2', '3'], '3')).toEqual(['3', '1', '2']);
    expect(afterApplying([], '1')).toEqual(['1']);
  });
});
