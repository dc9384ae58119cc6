-- What the workspaces of an account keep about it. Titles only where the person still has access: others may have changed them since.
CREATE OR REPLACE FUNCTION before_team.export_person (account uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'subdomain', t.subdomain, 'role', m.role, 'workspaceAdmin', m.workspace_admin, 'joinedAt', m.created_at, 'pictureFileId', m.picture_file_id,
      'groups', (SELECT coalesce(jsonb_agg(g.name ORDER BY g.name), '[]') FROM member_group_member gm JOIN member_group g ON g.id = gm.group_id WHERE gm.member_id = m.id),
      'accessTokens', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'scopes', k.scopes, 'createdAt', k.created_at, 'expiresAt', k.expires_at, 'usedAt', k.used_at, 'revokedAt', k.revoked_at) ORDER BY k.created_at), '[]') FROM access_token k WHERE k.member_id = m.id),
      'folders', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', CASE WHEN f.id = ANY (reach.folders) THEN f.title END) ORDER BY f.id), '[]') FROM folder f WHERE f.created_by = m.id),
      'projects', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'title', CASE WHEN p.id = ANY (reach.projects) THEN p.title END) ORDER BY p.id), '[]') FROM project p WHERE p.created_by = m.id),
      'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', CASE WHEN n.project_id = ANY (reach.projects) THEN n.title END) ORDER BY n.id), '[]') FROM note n WHERE n.team_id = t.id AND n.created_by = m.id),
      'insights', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', CASE WHEN i.project_id = ANY (reach.projects) THEN i.title END) ORDER BY i.id), '[]') FROM insight i WHERE i.team_id = t.id AND i.created_by = m.id),
      'tags', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'title', CASE WHEN g.project_id = ANY (reach.projects) THEN g.title END) ORDER BY g.id), '[]') FROM tag g WHERE g.team_id = t.id AND g.created_by = m.id),
      'highlights', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'noteId', h.note_id) ORDER BY h.id), '[]') FROM highlight h WHERE h.team_id = t.id AND h.created_by = m.id)
    ) ORDER BY t.name, t.id), '[]')
    FROM member m JOIN team t ON t.id = m.team_id
    CROSS JOIN LATERAL (SELECT ARRAY[m.id::text, 'public', 'markup', 'playback'] || ARRAY(SELECT gm.group_id::text FROM member_group_member gm WHERE gm.member_id = m.id) AS own) keys
    CROSS JOIN LATERAL (SELECT
      ARRAY(SELECT f.id FROM folder f WHERE f.team_id = t.id AND EXISTS (SELECT FROM access_grant a WHERE a.folder_id = ANY (f.path) AND a.subject_key = ANY (keys.own))) AS ids) folders
    CROSS JOIN LATERAL (SELECT folders.ids AS folders,
      ARRAY(SELECT p.id FROM project p WHERE p.team_id = t.id AND (p.folder_id = ANY (folders.ids) OR EXISTS (SELECT FROM access_grant a WHERE a.project_id = p.id AND a.subject_key = ANY (keys.own)))) AS projects) reach
    WHERE m.account_id = account AND m.removed_at IS NULL
  $$;
