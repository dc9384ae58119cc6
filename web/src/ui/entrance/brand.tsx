import { useQuery } from '@tanstack/react-query';
import { environmentQuery } from '../../data/workspaces/environment.ts';
import { WorkspaceIcon } from '../layout/workspace-icon.tsx';
import styles from './entrance.module.css';

/** Workspace of this host, or the product at the root address. Uses data the sign-in screen has loaded. */
export function Brand() {
  const { data: environment } = useQuery({ ...environmentQuery(), enabled: false });
  const team = environment?.team;
  return team ? (
    <p className={styles.brand}>
      <WorkspaceIcon name={team.name} color={team.primaryColor} logoUrl={team.logo?.baseImageUrl} /> {team.name}
    </p>
  ) : (
    <p className={styles.brand}>
      <img src="/favicon.svg" alt="" width={24} height={24} /> Evident
    </p>
  );
}
