import { ALERT_FILTERS } from '@evident/domain/oversight';
import { useParams } from 'react-router';
import { Alerts } from '../features/oversight/alerts.tsx';
import { adminsOnly } from '../features/workspaces/admin-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { NotFound } from './not-found.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/enterprise/alerts/{filter}?after=&before=&pageSize=` (decision D31). */
export function Component() {
  const who = useWho();
  const { filter: asked = 'open' } = useParams();
  const filter = ALERT_FILTERS.find((each) => each === asked);
  if (!filter) return <NotFound />;
  return (
    <SettingsFrame title="Alerts" forAdmins>
      {who !== null && adminsOnly(who) === null && <Alerts key={filter} filter={filter} />}
    </SettingsFrame>
  );
}
