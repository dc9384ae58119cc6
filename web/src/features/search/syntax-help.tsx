import { ActionIcon, Popover } from '@mantine/core';
import { PREFIXES } from '@evident/domain/typed-query';
import { CircleHelp } from 'lucide-react';
import styles from './syntax-help.module.css';

const PHRASE = { example: '"exact phrase"', explanation: 'These words in this order' };
const EXCEPT = { example: '-word -"exact phrase" -by:me', explanation: 'A minus excludes' };
const EITHER = { example: 'price OR cost', explanation: 'Either of them' };
const BRACKETS = { example: '(price list) OR cost', explanation: 'Brackets join words' };
const GROUPS = { example: '(tag:price OR by:me)', explanation: 'Brackets and OR join filters' };
const BEGINNING = { example: 'onboard*', explanation: 'Words that begin so' };

/** Lists the filters that can be typed. */
export function SyntaxHelp() {
  const rows = [PHRASE, EXCEPT, EITHER, BRACKETS, GROUPS, BEGINNING, ...Object.values(PREFIXES)];
  return (
    <Popover position="bottom-end" width={420} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label="Filters you can type">
          <CircleHelp size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.scroll} role="region" aria-label="Filters you can type" tabIndex={0}>
          <dl className={styles.rows}>
            {rows.map(({ example, explanation }) => (
              <div key={example} className={styles.row}>
                <dt className={styles.example}>{example}</dt>
                <dd className={styles.explanation}>{explanation}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
