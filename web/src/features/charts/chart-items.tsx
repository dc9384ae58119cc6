import { Button, Checkbox, Popover } from '@mantine/core';
import type { ChartGroup } from '@evident/domain/charts';
import { ListChecks } from 'lucide-react';
import type { ShownOptions } from './use-chart-address.ts';
import styles from './charts.module.css';

interface Props {
  groups: readonly ChartGroup[];
  options: ShownOptions;
  onChange: (options: ShownOptions) => void;
}

/** Chooses the tags and tag groups that are drawn, and the groups that are drawn as one item. */
export function ChartItems({ groups, options, onChange }: Props) {
  const { hiddenItemIds, collapsedGroupIds, items } = options;
  const hidden = new Set(hiddenItemIds);
  const collapsed = new Set(collapsedGroupIds);
  const known = groups.flatMap(({ id, tags }) => [id, ...tags.map((tag) => tag.id)]);
  const hiddenNow = known.filter((id) => hidden.has(id)).length;
  const show = (id: string, shown: boolean): void =>
    onChange({
      ...options,
      hiddenItemIds: shown ? hiddenItemIds.filter((one) => one !== id) : [...hiddenItemIds, id],
    });
  const collapse = (id: string, as: boolean): void =>
    onChange({
      ...options,
      collapsedGroupIds: as ? [...collapsedGroupIds, id] : collapsedGroupIds.filter((one) => one !== id),
    });
  return (
    <Popover position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<ListChecks size={16} aria-hidden />}>
          {hiddenNow === 0 ? 'Items' : `Items (${hiddenNow} hidden)`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Items">
        <Button
          size="xs"
          variant="default"
          data-autofocus
          disabled={hiddenNow === 0 && collapsed.size === 0}
          onClick={() => onChange({ ...options, hiddenItemIds: [], collapsedGroupIds: [] })}
        >
          Show all
        </Button>
        <div className={styles.items} role="group" aria-label="Shown items" tabIndex={0}>
          {groups.map((group) => (
            <div key={group.id}>
              <div className={styles.group}>
                <Checkbox
                  label={group.title}
                  checked={!hidden.has(group.id)}
                  onChange={(event) => show(group.id, event.currentTarget.checked)}
                />
                {items === 'TAG' && (
                  <Checkbox
                    size="xs"
                    label="As one item"
                    aria-label={`Show ${group.title} as one item`}
                    checked={collapsed.has(group.id)}
                    disabled={hidden.has(group.id)}
                    onChange={(event) => collapse(group.id, event.currentTarget.checked)}
                  />
                )}
              </div>
              {items === 'TAG' && !collapsed.has(group.id) && (
                <div className={styles.tags}>
                  {group.tags.map((tag) => (
                    <Checkbox
                      key={tag.id}
                      size="xs"
                      label={tag.title}
                      disabled={hidden.has(group.id)}
                      checked={!hidden.has(tag.id)}
                      onChange={(event) => show(tag.id, event.currentTarget.checked)}
                    />
                  ))}
                </div>
              )}
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
