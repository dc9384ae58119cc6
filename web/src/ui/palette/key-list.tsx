import { useActiveBindings, type KeyBinding } from '../../kernel/keys/use-keys.ts';
import { Dialog } from '../dialog.tsx';
import { KeyHint } from '../key-hint.tsx';
import styles from './key-list.module.css';

const EVERYWHERE = 'Everywhere';

/** List of the keys that are active now (`?`). */
export function KeyList({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keys" size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      {opened && <Groups />}
    </Dialog>
  );
}

function Groups() {
  const newest = new Map(
    useActiveBindings()
      .filter(({ layer }) => !layer)
      .map((binding) => [binding.keys, binding] as const),
  );
  const groups = Map.groupBy(newest.values(), ({ group }: KeyBinding) => group ?? EVERYWHERE);
  return (
    <div className={styles.groups}>
      {[...groups].map(([group, bindings]) => (
        <section key={group} className={styles.group}>
          <h3>{group}</h3>
          <dl>
            {bindings.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <KeyHint keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
