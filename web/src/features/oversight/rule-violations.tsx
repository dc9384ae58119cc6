import { Button } from '@mantine/core';
import type { WorkspaceRule } from '@evident/domain/workspaces';
import { ShieldCheck } from 'lucide-react';
import { ruleViolationsQuery } from '../../data/oversight/rules.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import lines from '../../ui/lines.module.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { shownMoment } from '../../ui/time.ts';

const KINDS: Readonly<Record<string, string>> = {
  note: 'Note',
  insight: 'Insight',
  highlight: 'Highlight',
  reel: 'Reel',
  project: 'Project',
};

/** The members or public links that a rule does not allow. */
export function RuleViolations({ rule }: { rule: WorkspaceRule }) {
  const violations = usePages(ruleViolationsQuery(rule));
  return (
    <>
      <Listing
        of={violations}
        things="exceptions"
        empty={<EmptyState icon={ShieldCheck} title="Everything follows this rule" />}
      >
        {(items) => (
          <ul className={lines.lines} aria-label="Not allowed by this rule">
            {items.map(({ id, name, email, objectType, since }) => (
              <li key={id} className={lines.line}>
                <span className={lines.main}>
                  {objectType === null
                    ? name
                    : `${KINDS[objectType] ?? 'Object'} shared by ${name ?? 'a former member'}`}
                  <small>
                    {email !== null && `${email}, `}since {shownMoment(since)}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {violations.more && (
        <Button variant="default" loading={violations.loadingMore} onClick={violations.more}>
          Show more
        </Button>
      )}
    </>
  );
}
